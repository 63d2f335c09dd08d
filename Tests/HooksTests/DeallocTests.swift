import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct DeallocTests {
    @Test(arguments: backends)
    func `all three kinds run around a deinitialiser`(backend: HookBackend) throws {
      var log: [String] = []
      func make(_ name: String) -> Fleeting { opaque(SubFleeting(name) { log.append($0) }) }
      let tokens = [
        try hookDeallocBefore(targetClass: Fleeting.self, backend: backend) {
          log.append("before \($0.name)")
        },
        try hookDeallocAfter(targetClass: Fleeting.self, backend: backend) { log.append("after") },
        try hookDeallocInstead(targetClass: Fleeting.self, backend: backend) { object, original in
          log.append("in \(object.name)")
          original()
          log.append("out")
        },
      ]
      do { _ = make("a") }
      #expect(log == ["in a", "before a", "deinit a", "after", "out"])
      for token in tokens { token.cancelHook() }
      log = []
      do { _ = make("b") }
      #expect(log == ["deinit b"])
    }

    @Test(arguments: backends)
    func `one object's end, with its class's inside`(backend: HookBackend) throws {
      var log: [String] = []
      var object: Fleeting? = opaque(Fleeting("a") { log.append($0) })
      let other = opaque(Fleeting("b") { log.append($0) })
      let tokens = [
        try hookDeallocBefore(object: object!, backend: backend) { log.append("object before") },
        try hookDeallocAfter(object: object!, backend: backend) { log.append("object after") },
        try hookDeallocBefore(targetClass: Fleeting.self, backend: backend) {
          log.append("class before")
        },
        try hookDeallocInstead(object: object!, backend: backend) { original in
          log.append("object in")
          original()
          log.append("object out")
        },
      ]
      object = nil
      #expect(
        log == [
          "object in", "object before", "class before", "deinit a", "object after", "object out",
        ])
      #expect(tokens.map(\.isActive) == [false, false, true, false])
      for token in tokens { token.cancelHook() }
      withExtendedLifetime(other) {}
    }

    @Test(arguments: backends)
    func `an object's hooks go with it, and do not pass to its successor`(
      backend: HookBackend
    ) throws {
      // Its own function, so that no earlier look into the class is used again.
      @inline(never) func set(_ object: Fleeting, _ number: Int) { object.number = number }
      var count = 0
      var tokens: [HookToken] = []
      for _ in 0..<50 {
        let object = opaque(Fleeting("a") { _ in })
        set(object, 1)
        #expect(count == tokens.count)
        tokens.append(
          try hookBefore(object: object, setting: \.number, backend: backend) { count += 1 })
        set(object, 2)
        #expect(count == tokens.count)
      }
      #expect(tokens.allSatisfy { !$0.isActive })
      tokens.forEach { $0.cancelHook() }
    }

    @Test(arguments: backends)
    func `a replacement may keep an object from ending`(backend: HookBackend) throws {
      var log: [String] = []
      let token = try hookDeallocInstead(targetClass: Fleeting.self, backend: backend) { original in
        log.append("kept")
      }
      do { _ = opaque(Fleeting("a") { log.append($0) }) }
      token.cancelHook()
      #expect(log == ["kept"])
    }

    @Test(arguments: backends)
    func `an object whose end has begun is not hooked any more`(backend: HookBackend) throws {
      var errors: [HookError?] = []
      var told = 0
      let token = try hookDeallocBefore(targetClass: Fleeting.self, backend: backend) { object in
        do throws(HookError) {
          try hookBefore(object: object, setting: \.number, backend: backend) { told += 1 }
          errors.append(nil)
        } catch {
          errors.append(error)
        }
      }
      do { _ = opaque(Fleeting("a") { _ in }) }
      token.cancelHook()
      #expect(errors == [.objectIsEnding(class: "HookFixtures.Fleeting")])
      for number in 0..<50 { opaque(Fleeting("b") { _ in }).number = number }
      #expect(told == 0)
    }

    @Test(arguments: backends)
    func `an object kept from ending may be looked at for ever`(backend: HookBackend) throws {
      final class Holder { var object: Fleeting? }
      let holder = Holder()
      var log: [String] = []
      let token = try hookDeallocInstead(targetClass: Fleeting.self, backend: backend) {
        object, _ in holder.object = object
      }
      do { _ = opaque(Fleeting("a") { log.append($0) }) }
      token.cancelHook()
      #expect(holder.object?.name == "a")
      holder.object = nil
      #expect(log.isEmpty)
    }
  }
}
