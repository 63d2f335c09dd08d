import Foundation
import Ruka
import TestSupport
import Testing
import UIKit

/// Failures where no test is running: they must not be lost.
@MainActor @Suite struct FailureOutsideTests {
  /// An exit test's body runs outside of any test, as the work of a queue does.
  @Test func `work that a test left to a queue fails the run`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) { @MainActor in
        try #require(Test.current == nil)
        await UIKitTurn.take()
        try App(controller: UIViewController()).tapButton(title: "Missing")
      }
    } matching: { issue in
      issue.headline == "no button \"Missing\" found"
    }
  }

  @Test func `a program that is no test says them on standard error and goes on`() throws {
    let run = try ProgramRun("ScreenTool")
    #expect(run.errors.hasPrefix("Tool.swift:7: no button \"Pay\" found\n"))
    #expect(run.output == "went on\n")
    #expect(run.status == 0)
  }
}
