import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct AnnouncementTests {
    /// Does the same things in the way in which each backend hears of them.
    private struct Actor {
      let backend: HookBackend

      func set<Value>(
        _ window: Window, _ path: ReferenceWritableKeyPath<Window, Value>, _ value: Value
      ) {
        if backend == .explicit {
          announce(setting: path, of: window, to: value)
        } else {
          window[keyPath: path] = value
        }
      }

      func get<Value>(_ window: Window, _ path: KeyPath<Window, Value>) -> Value {
        backend == .explicit ? announce(getting: path, of: window) : window[keyPath: path]
      }

      func load(_ service: Service, _ code: Int) throws -> Int {
        try backend == .explicit
          ? announce(
            calling: { (service: Service, code: Int) in try service.load(code) }, on: service, code)
          : service.load(code)
      }
    }

    private func log(of backend: HookBackend) throws -> [String] {
      var log: [String] = []
      let actor = Actor(backend: backend)
      let window = opaque(Window())
      let other = opaque(Sheet())
      let service = opaque(Service())
      let tokens = [
        try hookBefore(targetClass: Window.self, setting: \.level, backend: backend) {
          log.append("class before \($0.level) \($1)")
          actor.set($0, \.level, 50)
        },
        try hookAfter(targetClass: Window.self, setting: \.level, backend: backend) {
          log.append("class after \($0.level) \($1)")
        },
        try hookInstead(object: window, setting: \.level, backend: backend) {
          window, value, original in
          log.append("object in \(value)")
          original(window, value + 1)
          original(other, value + 2)
          log.append("object out")
        },
        try hookBefore(targetClass: Sheet.self, setting: \.level, backend: backend) {
          log.append("sheet")
        },
        try hookInstead(targetClass: Window.self, getting: \.plain, backend: backend) {
          log.append("get")
          return $1($0) * 2
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (service: Service, code: Int) in try service.load(code) }, backend: backend
        ) { service, code, original in
          log.append("load \(code)")
          if code == 3 { throw Failure(3) }
          return try original(service, code - 1) + 100
        },
        try hookAfter(
          targetClass: Service.self, calling: { try $0.load(1) }, backend: backend
        ) { log.append("loaded") },
      ]
      func act() {
        actor.set(window, \.level, 5)
        actor.set(other, \.level, 6)
        log.append("\(window.level) \(other.level) \(actor.get(window, \.plain))")
        for code in [5, 0, 3] {
          do {
            log.append("result \(try actor.load(service, code))")
          } catch {
            log.append("thrown \(error)")
          }
        }
      }
      act()
      for token in tokens {
        #expect(token.isActive && token.backend == backend)
        token.cancelHook()
        #expect(!token.isActive)
      }
      act()
      return log
    }

    @Test func `announcing and intercepting leave the same log`() throws {
      let direct = try log(of: .direct)
      #expect(direct.count > 20)
      #expect(try log(of: .libffi) == direct)
      #expect(try log(of: .explicit) == direct)
    }

    @Test func `an announced end tells, and hooks on a dead object are over`() throws {
      var log: [String] = []
      var object: Fleeting? = opaque(
        Fleeting("a") { _ in })
      let token = try hookDeallocBefore(object: object!, backend: .explicit) {
        log.append("before")
      }
      let other = try hookDeallocInstead(targetClass: Fleeting.self, backend: .explicit) {
        log.append("instead of \($0.name)")
        $1()
      }
      announceDealloc(of: object!)
      #expect(log == ["instead of a", "before"] || log == ["before", "instead of a"])
      #expect(log.first == "before")
      object = nil
      #expect(!token.isActive && other.isActive)
      token.cancelHook()
      other.cancelHook()
    }

    @Test func `properties that cannot be intercepted can be announced`() throws {
      let sealed = Sealed()
      var log: [Int] = []
      let token = try hookBefore(
        targetClass: Sealed.self, setting: \.number, backend: .explicit
      ) { log.append($1) }
      announce(setting: \.number, of: sealed, to: 4)
      sealed.number = 5
      #expect(log == [4] && sealed.number == 5)
      token.cancelHook()
      announce(setting: \.number, of: sealed, to: 6)
      #expect(log == [4] && sealed.number == 6)
    }
  }
}
