import Foundation
import HookFixtures
import TestSupport
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct LifetimeTests {
    final class Captured {}

    @Test(arguments: backends)
    func `a cancelled hook lets its closure go, though the token is kept`(
      backend: HookBackend
    ) throws {
      let window = opaque(Window())
      weak var weakCaptured: Captured?
      func install() throws -> HookToken {
        let captured = Captured()
        weakCaptured = captured
        return try hookInstead(targetClass: Window.self, setting: \.plain, backend: backend) {
          withExtendedLifetime(captured) {}
          $2($0, $1)
        }
      }
      let token = try install()
      window.plain = 1
      #expect(weakCaptured != nil)
      token.cancelHook()
      #expect(weakCaptured == nil)
    }

    @Test(arguments: backends)
    func `a hook cancelled by its own listener goes when the call ends`(
      backend: HookBackend
    ) throws {
      let window = opaque(Window())
      weak var weakCaptured: Captured?
      final class Holder { var token: HookToken? }
      let holder = Holder()
      func install() throws {
        let captured = Captured()
        weakCaptured = captured
        holder.token = try hookBefore(
          targetClass: Window.self, setting: \.plain, backend: backend
        ) {
          holder.token?.cancelHook()
          withExtendedLifetime(captured) {}
        }
      }
      try install()
      window.plain = 1
      #expect(weakCaptured == nil)
    }

    @Test(arguments: backends)
    func `an object's death lets its hooks' closures go`(backend: HookBackend) throws {
      weak var weakCaptured: Captured?
      weak var weakObject: Window?
      var token: HookToken?
      func run() throws {
        let window = opaque(Window())
        let captured = Captured()
        weakCaptured = captured
        weakObject = window
        token = try hookBefore(object: window, setting: \.plain, backend: backend) {
          withExtendedLifetime(captured) {}
        }
        window.plain = 2
      }
      try run()
      #expect(weakObject == nil)
      #expect(weakCaptured == nil)
      #expect(token?.isActive == false)
      token?.cancelHook()
    }

    @Test(arguments: backends)
    func `letting go of a token does not cancel`(backend: HookBackend) throws {
      let window = opaque(Window())
      var count = 0
      do {
        try hookBefore(object: window, setting: \.plain, backend: backend) { count += 1 }
      }
      window.plain = 1
      #expect(count == 1)
    }

    @Test(arguments: backends)
    func `a listener may drop the last reference to the object`(backend: HookBackend) throws {
      final class Holder { var window: Window? = opaque(Window()) }
      let holder = Holder()
      weak let weakWindow = holder.window
      var log: [String] = []
      let tokens = [
        try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
          holder.window = nil
          log.append("before")
        },
        try hookAfter(targetClass: Window.self, setting: \.plain, backend: backend) {
          log.append("after \($0.plain)")
        },
      ]
      holder.window?.plain = 3
      #expect(log == ["before", "after 3"])
      #expect(weakWindow == nil)
      for token in tokens { token.cancelHook() }
    }

    @Test(
      .disabled(
        if: ProcessMemory.isKeptWhenFreed, "the address sanitizer keeps freed memory from reuse"),
      arguments: backends, ["class", "object", "method", "end"])
    func `a hundred thousand hooks by each backend come and go in the same memory`(
      backend: HookBackend, what: String
    ) throws {
      let window = opaque(Window())
      func install() throws -> HookToken {
        switch what {
        case "class":
          try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {}
        case "object":
          try hookInstead(object: window, setting: \.level, backend: backend) { $2($0, $1) }
        case "method":
          try hookBefore(
            targetClass: Window.self, calling: { $0.setInModule(1) }, backend: backend
          ) {}
        default:
          try hookDeallocAfter(object: window, backend: backend) {}
        }
      }
      func cycle() throws {
        let token = try install()
        window.plain = 1
        window.level = 1
        window.log = []
        token.cancelHook()
      }
      // With the rounds below, 27,000 in each of the four ways.
      for _ in 0..<2_000 { try cycle() }
      let growth = try ProcessMemory.growth {
        for _ in 0..<5_000 { try cycle() }
      }
      #expect(growth < 20)
    }
  }
}
