import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  /// Methods that consume arguments, throw typed errors, or return in ways of their own.
  @Suite(.serialized) struct ConventionTests {
    private static let name = "HookFixtures.Conventions"

    private func long(_ number: Int) -> String { "a string too long for two words, \(number)" }

    @Test(arguments: backends)
    func `a class property's setter hands its value over`(backend: HookBackend) throws {
      let type: Conventions.Type = opaque(SubConventions.self)
      let set = { (type: Conventions.Type, title: String) in type.title = title }
      var seen: [String] = []
      var skips = false
      let before = try hookBefore(targetClass: Conventions.self, calling: set, backend: backend) {
        seen.append($1)
      }
      let tokens = try (1...2).map { round in
        try hookInstead(targetClass: Conventions.self, calling: set, backend: backend) {
          type, title, original in
          if skips { return }
          original(type, title + " \(round)")
          original(type, title + " \(round)")
        }
      }
      for number in 0..<200 {
        type.title = long(number)
        #expect(type.title == long(number) + " 2 1")
      }
      #expect(seen.count == 800 && seen[799] == long(199) + " 2 1")
      skips = true
      for number in 0..<200 { type.title = long(number) }
      #expect(type.title == long(199) + " 2 1" && seen.count == 800)
      for token in tokens + [before] { token.cancelHook() }
      type.title = ""
    }

    @Test(arguments: backends)
    func `setters and subscripts by a probe, and nothing is kept or released too often`(
      backend: HookBackend
    ) throws {
      weak var kept: Conventions?
      do {
        let target = opaque(Conventions())
        let tokens = [
          try hookInstead(
            targetClass: Conventions.self,
            calling: { (target: Conventions, text: String) in target.value = text },
            backend: backend
          ) { $2($0, $1 + "!") },
          try hookInstead(
            targetClass: Conventions.self,
            calling: { (target: Conventions, text: String, index: Int) in target[index] = text },
            backend: backend
          ) { $3($0, $1 + "?", $2 + 1) },
          try hookInstead(
            targetClass: Conventions.self,
            calling: { (target: Conventions, other: Conventions) in target.keep(other) },
            backend: backend
          ) { $2($0, $2($0, $1)) },
        ]
        for number in 0..<200 {
          target.value = long(number)
          target[number] = long(number)
          let other = opaque(Conventions())
          kept = other
          #expect(target.keep(other) === other)
        }
        #expect(target.value == long(199) + "!" && target.text == long(199) + "?200")
        for token in tokens { token.cancelHook() }
      }
      #expect(kept == nil)
    }

    @Test(arguments: backends)
    func `an initialiser that is called on a class`(backend: HookBackend) throws {
      let type: Conventions.Type = opaque(SubConventions.self)
      let token = try hookInstead(
        targetClass: Conventions.self,
        calling: { (type: Conventions.Type, text: String) in type.init(text) }, backend: backend
      ) { $2($0, $1 + "!") }
      for number in 0..<200 { #expect(type.init(long(number)).text == long(number) + "!") }
      token.cancelHook()
      #expect(type.init("a").text == "a")
    }

    @Test(arguments: backends)
    func `a method that consumes its argument`(backend: HookBackend) throws {
      let target = opaque(Conventions())
      let call = { (target: Conventions, number: Int, text: String) in target.consume(number, text)
      }
      var seen: [String] = []
      let tokens = [
        try hookBefore(targetClass: Conventions.self, calling: call, backend: backend) {
          seen.append($2)
        },
        try hookAfter(targetClass: Conventions.self, calling: call, backend: backend) {
          seen.append("after")
        },
        try hookInstead(targetClass: Conventions.self, calling: call, backend: backend) {
          target, number, text, original in
          number < 0 ? text : original(target, number, original(target, 7, text))
        },
      ]
      for number in 0..<200 {
        #expect(target.consume(number, long(number)) == long(number) + "7\(number)")
        #expect(target.consume(-1, long(number)) == long(number))
      }
      #expect(seen.prefix(4) == [long(0), "after", long(0) + "7", "after"] && seen.count == 800)
      for token in tokens { token.cancelHook() }
      #expect(
        throws: HookError.unsupportedArgument(
          position: 2, type: "Swift.String",
          shape: "the method consumes it, so that it is gone afterwards")
      ) {
        try hookAfter(targetClass: Conventions.self, calling: call, backend: backend) {
          _, _, _, _ in
        }
      }
      #expect(throws: HookError.signatureMismatch(class: ConventionTests.name)) {
        try hookInstead(
          targetClass: Conventions.self,
          calling: { (target: Conventions, number: Int) in target.consume(number, "") },
          backend: backend
        ) { $2($0, $1) }
      }
    }

    @Test func `a replacement must return what the method returns`() {
      func refuses<Result>(
        _ probe: (Conventions) -> Result, _ type: String, _ shape: String,
        location: SourceLocation = #_sourceLocation
      ) {
        #expect(
          throws: HookError.unsupportedResult(type: type, shape: shape), sourceLocation: location
        ) {
          try hookInstead(targetClass: Conventions.self, calling: probe) { $1($0) }
        }
      }
      refuses({ _ = $0.wide() }, "()", "the method returns HookFixtures.FiveWords")
      refuses({ _ = $0.count() }, "()", "the method returns Swift.Int")
      refuses({ "\($0.count())" }, "Swift.String", "the method returns Swift.Int")
      refuses({ $0.literal() as Int }, "Swift.Int", "the result of a generic method")
    }

    @Test(arguments: backends)
    func `a result that is no more than looked away from`(backend: HookBackend) throws {
      let target = opaque(Conventions())
      var count = 0
      let tokens = [
        try hookAfter(
          targetClass: Conventions.self, calling: { _ = $0.wide() }, backend: backend
        ) { count += 1 },
        try hookBefore(
          targetClass: Conventions.self, calling: { $0.literal() as Int }, backend: backend
        ) { count += 1 },
        try hookInstead(
          targetClass: Conventions.self, calling: { $0.itself() as Conventions }, backend: backend
        ) { $1($0) },
      ]
      #expect(target.wide() == FiveWords(1, "wide"))
      #expect(target.literal() as Double == 7)
      #expect(target.itself() === target && count == 2)
      for token in tokens { token.cancelHook() }
    }

    @Test func `a method that does not throw cannot be made to`() {
      #expect(throws: HookError.cannotThrow(class: ConventionTests.name)) {
        try hookInstead(
          targetClass: Conventions.self, calling: { (target: Conventions) in target.count() }
        ) { (_: Conventions, _) throws -> Int in throw Failure(1) }
      }
    }

    @Test func `a replacement that throws another error than a typed one ends the program`() async {
      await #expect(processExitsWith: .failure) {
        try hookInstead(
          targetClass: Conventions.self,
          calling: { (target: Conventions, code: Int) throws in try target.throwTyped(code) }
        ) { (_: Conventions, _: Int, _) throws -> String in throw Failure(1) }
        _ = try opaque(Conventions()).throwTyped(1)
      }
    }

    @Test func `an announced call throws its typed error, and any other`() throws {
      let target = opaque(Conventions())
      let call = { (target: Conventions, code: Int) throws in try target.throwTyped(code) }
      let token = try hookInstead(
        targetClass: Conventions.self, calling: call, backend: .explicit
      ) { target, code, original in
        if code == 7 { throw Failure(7) }
        return try original(target, code) + "!"
      }
      #expect(try announce(calling: call, on: target, 1) == "1!")
      #expect(throws: LongFailure(text: "a failure too long for two words, -1")) {
        try announce(calling: call, on: target, -1)
      }
      #expect(throws: Failure(7)) { try announce(calling: call, on: target, 7) }
      token.cancelHook()
    }
  }
}
