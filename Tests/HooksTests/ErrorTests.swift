import HookFixtures
import Testing
import UIEnvironmentHooks

actor Counter {
  nonisolated func describe() -> String { "counter" }
}

extension HooksTests {
  @Suite(.serialized) struct ErrorTests {
    @Test func `what cannot be hooked is refused with its reason`() throws {
      func refuses<Value>(
        _ path: ReferenceWritableKeyPath<Window, Value>, _ error: HookError,
        location: SourceLocation = #_sourceLocation
      ) {
        #expect(throws: error, sourceLocation: location) {
          try hookBefore(targetClass: Window.self, setting: path) {}
        }
      }
      let window = "HookFixtures.Window"
      refuses(\.final, .notDispatched(member: "Int property of Window", class: window))
      refuses(\.tuple, .tupleValue("(Swift.UInt8, Swift.Int16)"))
      #expect(throws: HookError.severalComponents("Int property of Gallery")) {
        try hookBefore(targetClass: Gallery.self, setting: \.mixed.count) {}
      }
      #expect(throws: HookError.finalClass("HookFixtures.Sealed")) {
        try hookBefore(targetClass: Sealed.self, setting: \.number) {}
      }
      #expect(throws: HookError.notAClass("Swift.AnyObject")) {
        try hookDeallocBefore(targetClass: AnyObject.self) {}
      }
    }

    @Test func `methods that cannot be hooked are refused with their reason`() throws {
      let service = "HookFixtures.Service"
      #expect(throws: HookError.noMethodDescriptor(class: service)) {
        try hookBefore(targetClass: Service.self, calling: { $0.sealed() }) {}
      }
      #expect(throws: HookError.noMethodDescriptor(class: service)) {
        try hookBefore(targetClass: Service.self, calling: { (_: Service) in }) {}
      }
      #expect(throws: HookError.signatureMismatch(class: service)) {
        try hookBefore(
          targetClass: Service.self,
          calling: { (service: Service, number: Int) in service.increment(number + 1) }
        ) { _, _ in }
      }
      #expect(
        throws: HookError.unsupportedArgument(
          position: 1, type: "HookFixtures.Payload", shape: "an enum with values")
      ) {
        try hookBefore(
          targetClass: Service.self,
          calling: { (service: Service, value: Payload) in service.payload(value) }
        ) { _, _ in }
      }
      #expect(
        throws: HookError.unsupportedResult(
          type: "HookFixtures.Payload", shape: "an enum with values")
      ) {
        try hookAfter(targetClass: Service.self, calling: { $0.payload(.none) }) { _, _ in }
      }
      #expect(
        throws: HookError.unsupportedArgument(
          position: 2, type: "(Swift.Int) -> Swift.Int", shape: "a function")
      ) {
        try hookBefore(
          targetClass: Service.self,
          calling: { (service: Service, number: Int, body: @escaping (Int) -> Int) in
            service.function(body) + number
          }
        ) { _, _, _ in }
      }
    }

    @Test func `actors are refused`() {
      let counter = Counter()
      #expect(throws: HookError.actorMethod(class: "HooksTests.Counter")) {
        try hookBefore(targetClass: Counter.self, calling: { $0.describe() }) {}
      }
      #expect(throws: HookError.actorMethod(class: "HooksTests.Counter")) {
        try hookDeallocBefore(object: counter) {}
      }
    }

    @Test func `a backend that cannot serve is refused`() throws {
      let token = try hookBefore(targetClass: Window.self, setting: \.plain, backend: .libffi) {}
      #expect(throws: HookError.servedByAnotherBackend(active: .libffi, requested: .direct)) {
        try hookBefore(targetClass: Window.self, setting: \.plain, backend: .direct) {}
      }
      let joined = try hookBefore(targetClass: Window.self, setting: \.plain) {}
      #expect(joined.backend == .libffi)
      token.cancelHook()
      joined.cancelHook()
      let free = try hookBefore(targetClass: Window.self, setting: \.plain) {}
      #expect(free.backend == .direct)
      free.cancelHook()
    }

    @Test func `every error says what is wrong`() {
      let errors: [HookError] = [
        .notAClass("A"), .notNativeSwiftClass("A"), .finalClass("A"),
        .notDispatched(member: "m", class: "A"), .noSetter(member: "m", class: "A"),
        .severalComponents("m"), .noMethodDescriptor(class: "A"), .tupleValue("A"),
        .unsupportedValue("A"), .unsupportedArgument(position: 1, type: "A", shape: "s"),
        .unsupportedResult(type: "A", shape: "s"), .signatureMismatch(class: "A"),
        .cannotThrow(class: "A"), .inPlaceAccess(class: "A"), .objectIsEnding(class: "A"),
        .asyncMethod(class: "A"), .actorMethod(class: "A"), .outOfEntryStubs(limit: 1),
        .readOnlyMetadata(class: "A", workingBackend: .explicit),
        .unsupportedProcessor(workingBackend: .explicit),
        .unsupportedByBackend(.libffi, reason: "r"),
        .servedByAnotherBackend(active: .direct, requested: .libffi),
      ]
      #expect(Set(errors.map(\.description)).count == errors.count)
    }
  }
}
