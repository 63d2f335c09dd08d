import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct OrderTests {
    @Test(arguments: backends)
    func `layers nest: object outside class, newest first`(backend: HookBackend) throws {
      let window = opaque(Window())
      var log: [String] = []
      var tokens: [HookToken] = []
      for name in ["1", "2"] {
        tokens += [
          try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
            log.append("class before " + name)
          },
          try hookAfter(targetClass: Window.self, setting: \.plain, backend: backend) {
            log.append("class after " + name)
          },
          try hookInstead(targetClass: Window.self, setting: \.plain, backend: backend) {
            original in
            log.append("class in " + name)
            original()
            log.append("class out " + name)
          },
          try hookBefore(object: window, setting: \.plain, backend: backend) {
            log.append("object before " + name)
          },
          try hookAfter(object: window, setting: \.plain, backend: backend) {
            log.append("object after " + name)
          },
          try hookInstead(object: window, setting: \.plain, backend: backend) { original in
            log.append("object in " + name)
            original()
            log.append("object out " + name)
          },
        ]
      }
      window.plain = 1
      #expect(
        log == [
          "object in 2", "object in 1", "object before 2", "object before 1",
          "class in 2", "class in 1", "class before 2", "class before 1",
          "class after 2", "class after 1", "class out 1", "class out 2",
          "object after 2", "object after 1", "object out 1", "object out 2",
        ])
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `nothing inside a replacement runs unless it calls the original`(
      backend: HookBackend
    ) throws {
      let window = opaque(Window())
      var log: [String] = []
      var calls = 0
      let tokens = [
        try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) { _, value in
          log.append("before \(value)")
        },
        try hookAfter(targetClass: Window.self, setting: \.plain, backend: backend) { _, value in
          log.append("after \(value)")
        },
        try hookInstead(object: window, setting: \.plain, backend: backend) {
          window, value, original in
          for call in 0..<calls { original(window, value + call) }
        },
      ]
      window.plain = 20
      #expect(log.isEmpty && window.plain == 7)
      calls = 2
      window.plain = 30
      #expect(log == ["before 30", "after 30", "before 31", "after 31"])
      #expect(window.plain == 31)
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `the original can be called on another object`(backend: HookBackend) throws {
      let window = opaque(Window())
      let panel = opaque(Panel())
      var log: [String] = []
      let tokens = [
        try hookBefore(object: window, setting: \.level, backend: backend) {
          log.append("window's own")
        },
        try hookBefore(targetClass: Window.self, setting: \.level, backend: backend) {
          log.append("class of \(type(of: $0))")
        },
        try hookInstead(object: window, setting: \.level, backend: backend) { _, value, original in
          original(panel, value)
        },
      ]
      window.level = 5
      #expect(window.level == 1)
      #expect(panel.level == 1005)
      #expect(log == ["class of Panel"])
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `base and override, hooked in either order`(backend: HookBackend) throws {
      for subclassFirst in [false, true] {
        var log: [String] = []
        let panel: Window = opaque(Panel())
        func hookBase() throws -> HookToken {
          try hookBefore(targetClass: Window.self, setting: \.level, backend: backend) {
            log.append("window \($1)")
          }
        }
        func hookSubclass() throws -> HookToken {
          try hookBefore(targetClass: Panel.self, setting: \.level, backend: backend) {
            log.append("panel \($1)")
          }
        }
        let tokens =
          subclassFirst
          ? [try hookSubclass(), try hookBase()] : [try hookBase(), try hookSubclass()]
        panel.level = 3
        #expect(log == (subclassFirst ? ["window 3", "panel 3"] : ["panel 3", "window 3"]))
        #expect(panel.level == 1003)
        log = []
        opaque(Window()).level = 2
        let sheet: Window = opaque(Sheet())
        sheet.level = 4
        #expect(log == ["window 2", "window 4"])
        for token in tokens { token.cancelHook() }
      }
    }

    @Test(arguments: backends)
    func `a sibling, a superclass and another property stay silent`(backend: HookBackend) throws {
      var log: [String] = []
      let token = try hookBefore(targetClass: Panel.self, setting: \.plain, backend: backend) {
        log.append("panel")
      }
      let windows: [Window] = [Window(), Sheet(), Panel()].map { opaque($0) }
      for window in windows {
        window.plain = 1
        window.level = 1
      }
      #expect(log == ["panel"])
      token.cancelHook()
    }

    @Test(arguments: backends)
    func `a listener's own writes run the original`(backend: HookBackend) throws {
      let window = opaque(Window())
      let other = opaque(Window())
      var log: [String] = []
      let tokens = [
        try hookBefore(targetClass: Window.self, setting: \.level, backend: backend) {
          window, value in
          log.append("before \(value)")
          window.level = 77
          window.level += 1
          if window !== other { other.level = 5 }
        },
        try hookAfter(targetClass: Window.self, setting: \.level, backend: backend) {
          window, value in
          log.append("after \(window.level)")
          window.level = 88
        },
      ]
      window.level = 2
      #expect(log == ["before 2", "before 5", "after 5", "after 2"])
      #expect(window.level == 88)
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `observers run where they did, and identity is untouched`(backend: HookBackend) throws {
      let panel = opaque(Panel())
      let token = try hookInstead(object: panel, setting: \.level, backend: backend) { $2($0, $1) }
      panel.level = 1
      #expect(panel.log == ["level will 1001", "level 1->1001"])
      let object: AnyObject = panel
      #expect(type(of: panel) == Panel.self)
      #expect(ObjectIdentifier(type(of: object)) == ObjectIdentifier(Panel.self))
      #expect(object is Window && object as? Sheet == nil)
      token.cancelHook()
    }

    @Test(arguments: backends)
    func `hooks come and go while a call is under way`(backend: HookBackend) throws {
      let window = opaque(Window())
      var log: [String] = []
      var own: HookToken?
      var inner: HookToken?
      own = try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
        log.append("once")
        own?.cancelHook()
        inner = try? hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
          log.append("inner")
        }
      }
      window.plain = 1
      window.plain = 2
      #expect(log == ["once", "inner"])
      #expect(own?.isActive == false)
      inner?.cancelHook()
    }

    @Test(arguments: backends)
    func `two hundred hooks on one member`(backend: HookBackend) throws {
      let window = opaque(Window())
      var count = 0
      let tokens = try (0..<200).map { number in
        switch number % 3 {
        case 0:
          try hookInstead(targetClass: Window.self, setting: \.plain, backend: backend) {
            count += 1
            $2($0, $1 + 1)
          }
        case 1:
          try hookAfter(object: window, setting: \.plain, backend: backend) { count += 1 }
        default:
          try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
            count += 1
          }
        }
      }
      window.plain = 1000
      #expect(count == 200 && window.plain == 1067)
      for index in tokens.indices.sorted(by: { $0 * 7 % 200 < $1 * 7 % 200 }) {
        tokens[index].cancelHook()
      }
      window.plain = 1
      #expect(count == 200 && window.plain == 1)
    }

    @Test(arguments: backends)
    func `the same closure may be installed twice`(backend: HookBackend) throws {
      let window = opaque(Window())
      var count = 0
      let listener = { count += 1 }
      let tokens = try (0..<2).map { _ in
        try hookBefore(
          targetClass: Window.self, setting: \.plain, backend: backend, listener)
      }
      window.plain = 1
      #expect(count == 2)
      tokens[0].cancelHook()
      window.plain = 1
      #expect(count == 3)
      tokens[1].cancelHook()
    }

    @Test(arguments: backends)
    func `swap and writes through a key path are told`(backend: HookBackend) throws {
      let window = opaque(Window())
      let other = opaque(Window())
      other.plain = 9
      var seen: [Int] = []
      let token = try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
        seen.append($1)
      }
      swap(&window.plain, &other.plain)
      window[keyPath: \Window.plain] += 1
      token.cancelHook()
      #expect(seen.sorted() == [7, 9, 10])
      #expect(window.plain == 10 && other.plain == 7)
    }

    @Test(arguments: backends)
    func `getters are told of reads, and in-place changes are reads and writes`(
      backend: HookBackend
    ) throws {
      let window = opaque(Window())
      var log: [String] = []
      let tokens = [
        try hookAfter(targetClass: Window.self, getting: \.plain, backend: backend) {
          log.append("read \($1)")
        },
        try hookBefore(targetClass: Window.self, setting: \.plain, backend: backend) {
          log.append("write \($1)")
        },
        try hookInstead(targetClass: Window.self, getting: \.readOnly, backend: backend) {
          $1($0) * 10
        },
      ]
      window.plain += 1
      #expect(log == ["read 7", "write 8"])
      #expect(window.readOnly == 90)
      for token in tokens { token.cancelHook() }
      #expect(window.readOnly == 9)
    }

    @Test(arguments: backends)
    func `generic classes are hooked an instantiation at a time`(backend: HookBackend) throws {
      let numbers = opaque(Container(1))
      let texts = opaque(Container("a"))
      var log: [String] = []
      let tokens = [
        try hookInstead(targetClass: Container<Int>.self, setting: \.item, backend: backend) {
          log.append("\($1)")
          $2($0, $1 + 1)
        },
        try hookAfter(targetClass: Container<String>.self, getting: \.item, backend: backend) {
          log.append($1)
        },
        try hookBefore(targetClass: Container<Int>.self, setting: \.count, backend: backend) {
          log.append("count \($1)")
        },
      ]
      numbers.item = 5
      texts.item = "b"
      numbers.count = 1
      texts.count = 2
      #expect(numbers.item == 6)
      #expect(texts.item == "b")
      #expect(log == ["5", "count 1", "b"])
      for token in tokens { token.cancelHook() }
    }
  }
}
