import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct SetterTests {
    @Test(arguments: backends)
    func `a before hook gets the object and the new value`(backend: HookBackend) throws {
      var seen: [String] = []
      let token = try hookBefore(targetClass: Window.self, setting: \.style, backend: backend) {
        seen.append("\($0.style)->\($1)")
      }
      defer { token.cancelHook() }
      let window = opaque(Window())
      window.style = .dark
      window.style = .light
      #expect(seen == ["unspecified->dark", "dark->light"])
      #expect(window.log == ["style unspecified->dark", "style dark->light"])
      #expect(token.backend == backend)
    }

    @Test(arguments: backends)
    func `all three kinds run in order and see what they should`(backend: HookBackend) throws {
      var log: [String] = []
      let window = opaque(Window())
      let tokens = [
        try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) { w, v in
          log.append("before \(w.plain) \(v)")
        },
        try hookAfter(targetClass: Window.self, setting: \.plain, backend: backend) { w, v in
          log.append("after \(w.plain) \(v)")
        },
        try hookInstead(targetClass: Window.self, setting: \.plain, backend: backend) {
          w, v, original in
          log.append("in \(v)")
          original(w, v + 1)
          log.append("out \(w.plain)")
        },
      ]
      defer { tokens.forEach { $0.cancelHook() } }
      window.plain = 20
      #expect(log == ["in 20", "before 7 21", "after 21 21", "out 21"])
      #expect(window.plain == 21)
    }

    @Test(arguments: backends)
    func `a cancelled hook is silent`(backend: HookBackend) throws {
      var count = 0
      let window = opaque(Window())
      let token = try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
        count += 1
      }
      #expect(token.isActive)
      window.plain = 1
      token.cancelHook()
      token.cancelHook()
      #expect(!token.isActive)
      window.plain = 2
      #expect(count == 1)
      #expect(window.plain == 2)
    }

    @Test(arguments: backends)
    func `a hook on one object leaves others alone`(backend: HookBackend) throws {
      let first = opaque(Window())
      let second = opaque(Window())
      var log: [String] = []
      let token = try hookInstead(object: first, setting: \.plain, backend: backend) {
        object, value, original in
        log.append("\(object === first) \(value)")
        original(object, value * 2)
      }
      first.plain = 4
      second.plain = 4
      #expect(log == ["true 4"])
      #expect(first.plain == 8)
      #expect(second.plain == 4)
      #expect(type(of: first) == Window.self)
      token.cancelHook()
      first.plain = 5
      #expect(first.plain == 5)
    }

    @Test(arguments: backends)
    func `in-place changes are told as one write`(backend: HookBackend) throws {
      var seen: [Int] = []
      let window = opaque(Window())
      let token = try hookBefore(targetClass: Window.self, setting: \.level, backend: backend) {
        seen.append($1)
      }
      window.level += 4
      func multiply(_ number: inout Int) { number *= 10 }
      multiply(&window.level)
      window[keyPath: \.level] = 3
      setFromModule(window, level: 9)
      token.cancelHook()
      window.level += 1
      #expect(seen == [5, 50, 3, 9])
      #expect(window.level == 10)
    }
  }
}
