import UIKit

/// Gives each test a headless UIKit of its own, and keeps tests that share it from running at once.
///
/// Before and after each test, ``/UIKit/Headless/reset()`` puts the clock, the application and all that
/// UIKit shares back to the start. Tests without the trait are not held back: give it to every suite
/// that looks at shared state or changes it. An error that a call of Ruka threw, and that ended the
/// test, is recorded at that call.
public struct HeadlessUIKitTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the present task is inside a test that has the trait already.
  @TaskLocal private static var isHeld = false

  /// A suite's trait is that of each of its tests.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if HeadlessUIKitTrait.isHeld { return try await function() }
    await UIKitTurn.take()
    await Headless.reset()
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(
        try await HeadlessUIKitTrait.$isHeld.withValue(true) {
          try await namingContext.provideScope(
            for: test, testCase: testCase, performing: function)
        })
    } catch {
      outcome = await record(thrown: error) ? .success(()) : .failure(error)
    }
    await Headless.reset()
    await UIKitTurn.pass()
    try outcome.get()
  }
}

extension Trait where Self == HeadlessUIKitTrait {
  /// A headless UIKit of its own for each test; see ``HeadlessUIKitTrait``.
  public static var headlessUIKit: Self { Self() }
}

/// Whose turn it is to use the shared UIKit; first come, first served.
@MainActor package enum UIKitTurn {
  private(set) static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  package static func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  package static func pass() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
