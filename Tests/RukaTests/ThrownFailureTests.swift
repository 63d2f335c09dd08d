import Foundation
import Ruka
import Testing
import UIKit

/// An error that ends a test, which the trait of the suite is told of.
@MainActor @Suite struct ThrownFailureTests {
  @Test func `an error that ends a test is recorded at the call that threw it`() async throws {
    let test = try #require(Test.current)
    let line = #line + 6
    try await withKnownIssue {
      try await HeadlessUIKitTrait.headlessUIKit.provideScope(
        for: test, testCase: Test.Case.current
      ) { @MainActor in
        let app = App(controller: UIViewController())
        _ = try app.find(Query(.button, "Missing"))
      }
    } matching: { issue in
      guard case .unconditional = issue.kind else { return false }
      return issue.sourceLocation?.line == line
        && issue.headline == "no button \"Missing\" found"
    }
  }

  @Test func `any other error is passed on`() async throws {
    let test = try #require(Test.current)
    await #expect(throws: CocoaError(.userCancelled)) {
      try await HeadlessUIKitTrait.headlessUIKit.provideScope(
        for: test, testCase: Test.Case.current
      ) { @MainActor in
        let app = App(controller: UIViewController())
        _ = try? app.find(Query(.button, "Missing"))
        throw CocoaError(.userCancelled)
      }
    }
  }
}
