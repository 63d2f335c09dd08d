import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct DiagnosticsTests {
    @Test func `a reachable member has no reason, and its direct callers are found`() {
      #expect(HookDiagnostics(setting: \Window.plain).isReachable)
      #expect(HookDiagnostics(getting: \Window.readOnly).isReachable)
      #expect(
        HookDiagnostics(
          targetClass: Service.self,
          calling: { (service: Service, number: Int) in service.increment(number) }
        ).directCallers.count == 1, "the override in SubService calls super")
    }

    @Test func `the member and its direct callers have names`() {
      let found = HookDiagnostics(
        targetClass: Service.self,
        calling: { (service: Service, number: Int) in service.increment(number) })
      #expect(found.member == "HookFixtures.Service.increment(Swift.Int) -> Swift.Int")
      #expect(
        found.directCallers.map(\.function) == [
          "HookFixtures.SubService.increment(Swift.Int) -> Swift.Int"
        ])
      #expect(
        HookDiagnostics(setting: \Window.plain).member
          == "HookFixtures.Window.plain.setter : Swift.Int")
    }

    @Test func `an unreachable member says why`() {
      #expect(HookDiagnostics(setting: \Sealed.number).member == nil)
      #expect(
        HookDiagnostics(setting: \Sealed.number).reason == .finalClass("HookFixtures.Sealed"))
      #expect(
        HookDiagnostics(targetClass: Service.self, calling: { $0.sealed() }).reason
          == .noMethodDescriptor(class: "HookFixtures.Service"))
    }

    @Test func `a hooked member is still read past its hook`() throws {
      func callers() -> [HookDiagnostics.DirectCaller] {
        HookDiagnostics(targetClass: Service.self, calling: { $0.increment(1) }).directCallers
      }
      let before = callers()
      let token = try hookBefore(targetClass: Service.self, calling: { $0.increment(1) }) {}
      #expect(callers() == before && !before.isEmpty)
      token.cancelHook()
    }
  }
}
