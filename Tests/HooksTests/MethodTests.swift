import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct MethodTests {
    @Test(arguments: backends)
    func `a method is found by calling it`(backend: HookBackend) throws {
      var log: [String] = []
      let service = opaque(SubService())
      let tokens = [
        try hookBefore(
          targetClass: Service.self, calling: { $0.increment(1) }, backend: backend
        ) { log.append("nothing") },
        try hookBefore(
          targetClass: Service.self, calling: { $0.increment(1) }, backend: backend
        ) { log.append("\(type(of: $0))") },
        try hookBefore(
          targetClass: Service.self,
          calling: { (service: Service, number: Int) in service.increment(number) },
          backend: backend
        ) { log.append("\($1)") },
        try hookAfter(
          targetClass: Service.self,
          calling: { (service: Service, number: Int) in service.increment(number) },
          backend: backend
        ) { log.append("\($1) -> \($2)") },
      ]
      #expect(service.increment(5) == 106)
      #expect(log == ["5", "SubService", "nothing", "5 -> 106"])
      for token in tokens { token.cancelHook() }
      #expect(service.increment(5) == 106)
      #expect(log.count == 4)
    }

    /// Calls with `first`, has a hook turn it into `second`, and compares with calls that are not hooked.
    private func check<Argument, Result>(
      _ backend: HookBackend, _ call: @escaping (Service, Argument) -> Result, _ first: Argument,
      _ second: Argument, _ isSame: (Result, Result) -> Bool,
      location: SourceLocation = #_sourceLocation
    ) throws {
      let service = opaque(Service())
      let expected = (call(service, first), call(service, second))
      var arguments: [Argument] = []
      var results: [Result] = []
      let before = try hookBefore(targetClass: Service.self, calling: call, backend: backend) {
        arguments.append($1)
      }
      let after = try hookAfter(targetClass: Service.self, calling: call, backend: backend) {
        arguments.append($1)
        results.append($2)
      }
      #expect(isSame(call(service, first), expected.0), sourceLocation: location)
      #expect(arguments.count == 2, sourceLocation: location)
      #expect(isSame(results[0], expected.0), sourceLocation: location)
      let instead = try hookInstead(targetClass: Service.self, calling: call, backend: backend) {
        service, argument, original in
        results.append(original(service, argument))
        return original(service, second)
      }
      #expect(isSame(call(service, first), expected.1), sourceLocation: location)
      #expect(
        isSame(results[1], expected.0) && isSame(results[2], expected.0)
          && isSame(results[3], expected.1), sourceLocation: location)
      for token in [before, after, instead] { token.cancelHook() }
      #expect(isSame(call(service, first), expected.0), sourceLocation: location)
    }

    private func check<Argument, Result: Equatable>(
      _ backend: HookBackend, _ call: @escaping (Service, Argument) -> Result, _ first: Argument,
      _ second: Argument, location: SourceLocation = #_sourceLocation
    ) throws {
      try check(backend, call, first, second, ==, location: location)
    }

    @Test(arguments: backends)
    func `arguments and results of every supported shape`(backend: HookBackend) throws {
      let long = "a string that is too long for two words, \(opaque(1))"
      try check(backend, { $0.increment($1) }, 5, 6)
      try check(backend, { $0.find($1) }, nil, long)
      try check(backend, { $0.mix($1) }, Mixed(1, 2.5, 3), Mixed(4, 5.5, 6))
      try check(backend, { $0.grow($1) }, Rectangle(1, 2, 3, 4), Rectangle(5, 6, 7, 8))
      try check(backend, { $0.four($1) }, FourWords(1, long, 2), FourWords(3, "b", 4))
      try check(backend, { $0.five($1) }, FiveWords(1, long), FiveWords(3, "b"))
      try check(backend, { $0.small($1) }, Small(true, 2, 0.5), Small(false, -3, 1.5))
      try check(backend, { $0.box($1) }, opaque(Box(1)), nil) { $0?.number == $1?.number }
      try check(backend, { $0.list($1) }, [opaque(1), 2], [])
      try check(backend, { $0.style($1) }, .dark, .light)
      try check(backend, { $0.shape($1) }, Square(3) as any Shape, Square(9)) {
        $0.sides == $1.sides
      }
    }

    @Test(arguments: backends)
    func `several arguments of several kinds`(backend: HookBackend) throws {
      let service = opaque(Service())
      var log: [String] = []
      let tokens = [
        try hookInstead(
          targetClass: Service.self,
          calling: { (s: Service, a: Double, b: Int, c: Float) in s.scale(a, b, c) },
          backend: backend
        ) { service, a, b, c, original in
          log.append("\(a) \(b) \(c)")
          return original(service, a + 1, b, c)
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (s: Service, name: String, loudly: Bool) in s.greet(name, loudly: loudly) },
          backend: backend
        ) { service, name, loudly, original in
          log.append("\(name) \(loudly)")
          return original(service, name + "!", !loudly)
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (s: Service, a: Int?, b: Double?) in s.count(a, b) }, backend: backend
        ) { service, a, b, original in
          log.append("\(a ?? -1) \(b ?? -1)")
          return original(service, a, 4)
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (s: Service, a: Int8, b: UInt16, c: UInt32) in s.bytes(a, b, c) },
          backend: backend
        ) { service, a, b, c, original in
          log.append("\(a) \(b) \(c)")
          return original(service, a, b, c + 1)
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (s: Service, a: Empty, b: Int, c: Empty) in s.wide(a, b, c) },
          backend: backend
        ) { service, a, b, c, original in original(service, a, b + 1, c) },
      ]
      #expect(service.scale(2, 3, 0.5) == 9.5)
      #expect(service.greet("you", loudly: false) == "HELLO you!")
      #expect(service.count(1, nil) == 5)
      #expect(service.count(nil, nil) == nil)
      #expect(service.bytes(-1, 2, 3) == 5)
      #expect(service.wide(Empty(), 4, Empty()) == 5)
      #expect(log == ["2.0 3 0.5", "you false", "1 -1.0", "-1 -1.0", "-1 2 3"])
      for token in tokens { token.cancelHook() }
      #expect(service.scale(2, 3, 0.5) == 6.5)
    }

    @Test(arguments: backends)
    func `arguments that lie on the stack`(backend: HookBackend) throws {
      let service = opaque(Service())
      var log: [String] = []
      let long = "a string that is too long for two words, \(opaque(1))"
      let before = try hookBefore(
        targetClass: Service.self, calling: { $0.many(1, 2, 3, 4, 5, 6, 7, 8, "") },
        backend: backend
      ) { log.append("before") }
      #expect(service.many(1, 2, 3, 4, 5, 6, 7, 8, long) == "12345678" + long)
      let instead = try hookInstead(
        targetClass: Service.self,
        calling: {
          (
            s: Service, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: String
          ) in s.many(a, b, c, d, e, f, g, h, i)
        }, backend: backend
      ) { service, a, b, c, d, e, f, g, h, i, original in
        log.append("\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)\(i)")
        return original(service, a, b, c, d, e, f, g, h + 1, i + ".")
      }
      let passing = try hookInstead(
        targetClass: Service.self, calling: { $0.many(1, 2, 3, 4, 5, 6, 7, 8, "") },
        backend: backend
      ) { service, original in original(service) + "?" }
      #expect(service.many(1, 2, 3, 4, 5, 6, 7, 8, long) == "12345679" + long + ".?")
      #expect(log == ["before", "12345678" + long, "before"])
      for token in [before, instead, passing] { token.cancelHook() }

      let floats = try hookInstead(
        targetClass: Service.self,
        calling: {
          (
            s: Service, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double,
            g: Double, h: Double, i: Double, j: Float
          ) in s.floats(a, b, c, d, e, f, g, h, i, j)
        }, backend: backend
      ) { service, a, b, c, d, e, f, g, h, i, j, original in
        original(service, a, b, c, d, e, f, g, h, i + 1, j + 1)
      }
      #expect(service.floats(1, 1, 1, 1, 1, 1, 1, 1, 1, 1) == 8 + 20 + 200)
      floats.cancelHook()
      #expect(service.floats(1, 1, 1, 1, 1, 1, 1, 1, 1, 1) == 8 + 10 + 100)
    }

    @Test(arguments: backends)
    func `errors are passed on, caught, changed and made`(backend: HookBackend) throws {
      let service = opaque(Service())
      var log: [String] = []
      let call = { (s: Service, code: Int) throws -> Int in try s.load(code) }
      let after = try hookAfter(targetClass: Service.self, calling: call, backend: backend) {
        log.append("\($1) \($2)")
      }
      let always = try hookAfter(targetClass: Service.self, calling: call, backend: backend) {
        log.append("after")
      }
      #expect(try service.load(2) == 4)
      #expect(throws: Failure(-1)) { try service.load(-1) }
      #expect(log == ["after", "2 4", "after"])
      let instead = try hookInstead(targetClass: Service.self, calling: call, backend: backend) {
        service, code, original in
        if code == 100 { throw Failure(100) }
        do {
          return try original(service, code - 5)
        } catch {
          if code == 0 { throw error }
          return -1
        }
      }
      #expect(try service.load(10) == 10)
      #expect(try service.load(1) == -1)
      #expect(throws: Failure(-5)) { try service.load(0) }
      #expect(throws: Failure(100)) { try service.load(100) }
      for token in [after, always, instead] { token.cancelHook() }
      #expect(throws: Failure(-1)) { try service.load(-1) }
    }

    @Test(arguments: backends)
    func `a typed error passes through before and after`(backend: HookBackend) throws {
      let service = opaque(Service())
      var count = 0
      let tokens = [
        try hookBefore(
          targetClass: Service.self, calling: { try $0.loadTyped(1) }, backend: backend
        ) { count += 1 },
        try hookAfter(
          targetClass: Service.self, calling: { try $0.loadTyped(1) }, backend: backend
        ) { count += 1 },
      ]
      #expect(try service.loadTyped(2) == 4)
      #expect(throws: Failure(-1)) { try service.loadTyped(-1) }
      #expect(count == 4)
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `a typed error passes through a replacement`(backend: HookBackend) throws {
      let service = opaque(Service())
      var caught: [String] = []
      let token = try hookInstead(
        targetClass: Service.self,
        calling: { (service: Service, code: Int) throws -> Int in try service.loadTyped(code) },
        backend: backend
      ) { service, code, original in
        do {
          return try original(service, code) + 1
        } catch {
          caught.append("\(type(of: error))")
          if code == -100 { return 0 }
          throw error
        }
      }
      #expect(try service.loadTyped(2) == 5)
      #expect(throws: Failure(-1)) { try service.loadTyped(-1) }
      #expect(try service.loadTyped(-100) == 0)
      #expect(caught == ["UndecodedError", "UndecodedError"])
      token.cancelHook()
    }

    @Test(arguments: backends)
    func `class methods and class properties`(backend: HookBackend) throws {
      var log: [String] = []
      let tokens = [
        try hookInstead(
          targetClass: Service.self,
          calling: { (type: Service.Type, number: Int) in type.make(number) }, backend: backend
        ) { type, number, original in
          log.append("\(type) \(number)")
          return original(type, number + 1)
        },
        try hookBefore(
          targetClass: Service.self,
          calling: { (type: Service.Type, number: Int) in type.shared = number }, backend: backend
        ) { log.append("shared of \($0) = \($1)") },
        try hookAfter(
          targetClass: Service.self, calling: { (type: Service.Type) in type.shared },
          backend: backend
        ) { log.append("shared of \($0) is \($1)") },
      ]
      let type: Service.Type = opaque(SubService.self)
      #expect(type.make(4) == 5)
      type.shared = 9
      #expect(type.shared == 9)
      #expect(
        log == ["SubService 4", "shared of SubService = 9", "shared of SubService is 9"])
      for token in tokens { token.cancelHook() }
      #expect(type.make(4) == 4)
    }

    @Test(arguments: backends)
    func `an override that calls its superclass is told once`(backend: HookBackend) throws {
      var log: [String] = []
      let call = { (s: Service, number: Int) in s.increment(number) }
      let subCall = { (s: SubService, number: Int) in s.increment(number) }
      let tokens = [
        try hookBefore(targetClass: Service.self, calling: call, backend: backend) {
          log.append("base \($1)")
        },
        try hookBefore(targetClass: SubService.self, calling: subCall, backend: backend) {
          log.append("sub \($1)")
        },
      ]
      let service: Service = opaque(SubService())
      #expect(service.increment(1) == 102)
      #expect(log == ["sub 1", "base 1"])
      #expect(opaque(Service()).increment(1) == 2)
      #expect(log == ["sub 1", "base 1", "base 1"])
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `the original's own calls are told, a listener's own are not`(
      backend: HookBackend
    ) throws {
      let service = opaque(Service())
      var depths: [Int] = []
      let call = { (s: Service, depth: Int) in s.recurse(depth) }
      let token = try hookInstead(targetClass: Service.self, calling: call, backend: backend) {
        service, depth, original in
        depths.append(depth)
        #expect(service.recurse(0) == 0)
        return original(service, depth) + 1
      }
      #expect(service.recurse(100) == 201)
      #expect(depths == Array((0...100).reversed()))
      token.cancelHook()
      #expect(service.recurse(100) == 100)
    }
  }
}
