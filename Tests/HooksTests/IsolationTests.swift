import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct IsolationTests {
    @MainActor private static var seen: [Style] = []

    @MainActor @Test(arguments: backends)
    func `the main actor hooks its own`(backend: HookBackend) throws {
      IsolationTests.seen = []
      var count = 0
      let screen = opaque(Screen())
      let tokens = [
        try hookBefore(targetClass: Screen.self, setting: \.style, backend: backend) {
          #expect($0 === screen)
          IsolationTests.seen.append($1)
        },
        try hookInstead(
          targetClass: Screen.self,
          calling: { (screen: Screen, times: Int) in screen.redraw(times) }, backend: backend
        ) { screen, times, original in
          count += times
          return original(screen, times + 1)
        },
        try hookDeallocAfter(object: screen, backend: backend) { count = -1 },
      ]
      screen.style = .dark
      #expect(screen.redraw(2) == 3)
      #expect(IsolationTests.seen == [.dark] && count == 2)
      for token in tokens { token.cancelHook() }
    }

    @Test(arguments: backends)
    func `code of no actor hooks the main actor's by hopping there`(
      backend: HookBackend
    ) async throws {
      let token = try await MainActor.run {
        IsolationTests.seen = []
        return try hookBefore(targetClass: Screen.self, setting: \.style, backend: backend) {
          IsolationTests.seen.append($1)
        }
      }
      await MainActor.run {
        opaque(Screen()).style = .light
        #expect(IsolationTests.seen == [.light])
      }
      token.cancelHook()
    }

    @Test func `a listener's actor is checked against the call`() async {
      await #expect(processExitsWith: .failure) {
        _ = try await MainActor.run {
          try hookBefore(targetClass: Window.self, setting: \.plain) {}
        }
        await Task.detached { opaque(Window()).plain = 1 }.value
      }
      await #expect(processExitsWith: .success) {
        _ = try await MainActor.run {
          try hookBefore(targetClass: Window.self, setting: \.plain) {}
        }
        await MainActor.run { opaque(Window()).plain = 1 }
      }
    }
  }
}
