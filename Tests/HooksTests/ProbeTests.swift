import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  /// What a probe may do, and how it is found out that it does something else.
  @Suite(.serialized) struct ProbeTests {
    private static let name = "HookFixtures.Conventions"

    @Test func `a probe may pass a global variable, whose access ends with it`() throws {
      @inline(never) func increment(by depth: Int) {
        Global.number += 1
        if depth > 0 { increment(by: depth - 1) }
      }
      let target = opaque(Conventions())
      var count = 0
      var number = 1
      for _ in 0..<20 {
        let token = try hookBefore(
          targetClass: Conventions.self, calling: { $0.increment(&Global.number) }
        ) { count += 1 }
        increment(by: 5)
        target.increment(&number)
        target.increment(&Global.number)
        token.cancelHook()
      }
      #expect(count == 40 && number == 21)
    }

    @Test func `accesses that had begun before a probe are still going on after it`() async {
      await #expect(processExitsWith: .success) {
        var count = 0
        func hook(_ number: inout Int) throws {
          let token = try hookBefore(
            targetClass: Conventions.self, calling: { $0.increment(&Sink.count) }
          ) { count += 1 }
          number += 1
          Sink.count += 1
          token.cancelHook()
        }
        try hook(&Global.number)
        Global.number += 1
        #expect(Global.number == 2)
      }
      await #expect(processExitsWith: .failure) {
        func hook(_ number: inout Int) throws {
          try hookBefore(
            targetClass: Conventions.self, calling: { $0.increment(&Sink.count) }
          ) {}
          Global.number += 1
          number += 1
        }
        try hook(&Global.number)
      }
    }

    @Test func `a probe that goes wrong on its stand-in is refused`() throws {
      #expect(throws: HookError.noMethodDescriptor(class: ProbeTests.name)) {
        try hookBefore(targetClass: Conventions.self, calling: { $0.textOfParent() }) {}
      }
      #expect(throws: HookError.noMethodDescriptor(class: ProbeTests.name)) {
        try hookBefore(
          targetClass: Conventions.self,
          calling: { (_: Conventions) throws -> Int in throw Failure(1) }
        ) {}
      }
      var count = 0
      let token = try hookBefore(targetClass: Conventions.self, calling: { $0.count() }) {
        count += 1
      }
      #expect(opaque(Conventions()).count() == 0 && count == 1)
      token.cancelHook()
    }

    @Test func `faults outside a probe end the program as before`() async {
      await #expect(processExitsWith: .failure) {
        do {
          try hookBefore(targetClass: Conventions.self, calling: { $0.textOfParent() }) {}
        } catch {}
        _ = opaque(Conventions()).textOfParent()
      }
    }

    @Test func `a probe that uses a property in place is refused`() {
      #expect(throws: HookError.inPlaceAccess(class: ProbeTests.name)) {
        try hookBefore(targetClass: Conventions.self, calling: { $0.number += 1 }) {}
      }
      #expect(throws: HookError.inPlaceAccess(class: ProbeTests.name)) {
        try hookInstead(targetClass: Conventions.self, calling: { $0.value.append("a") }) { $1($0) }
      }
    }

    @Test func `arguments that come in another order or are not the probe's are refused`() {
      func refuses<each Argument>(
        _ probe: (Conventions, repeat each Argument) -> some Any,
        location: SourceLocation = #_sourceLocation
      ) {
        #expect(
          throws: HookError.signatureMismatch(class: ProbeTests.name), sourceLocation: location
        ) {
          try hookBefore(targetClass: Conventions.self, calling: probe) {}
        }
      }
      refuses { (target: Conventions, flag: Bool, text: String) in target.compare(text, flag, nil) }
      refuses { (target: Conventions, other: Conventions?, text: String) in
        target.compare(text, true, other)
      }
      refuses { (target: Conventions, fleeting: Fleeting, box: Box) in
        target.swapped(box, fleeting)
      }
      refuses { (target: Conventions, text: String) in target.generic(text) }
      refuses { (target: Conventions, number: Int) in
        var number = number
        target.increment(&number)
        return number
      }
    }

    @Test func `a probe may hook, and its own hooks stay`() throws {
      var log: [String] = []
      var inner: HookToken?
      let token = try hookBefore(
        targetClass: Conventions.self,
        calling: { (target: Conventions) -> Int in
          inner = try? hookBefore(targetClass: Service.self, calling: { $0.plain() }) {
            log.append("inner")
          }
          return target.count()
        }
      ) { log.append("outer") }
      opaque(Service()).plain()
      _ = opaque(Conventions()).count()
      #expect(log == ["inner", "outer"])
      inner?.cancelHook()
      token.cancelHook()
    }
  }
}
