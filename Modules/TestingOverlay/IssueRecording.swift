import UIKit

/// Records what goes wrong in a screen test as an issue of the test that is running.
///
/// What a test left to a queue or a task of its own runs outside the test. While a test has UIKit, such
/// a failure is its doing, and recorded without saying whose it is rather than lost: the run fails.
@MainActor
private func record(_ issue: Headless.TestIssue) -> Bool {
  guard Test.current != nil || UIKitTurn.isTaken else { return false }
  Issue.record(
    Comment(rawValue: issue.message),
    sourceLocation: SourceLocation(
      fileID: issue.fileID, filePath: issue.filePath, line: issue.line, column: issue.column))
  return true
}

/// Records an error that ended a test as an issue at the call that threw it; `false` where that is not
/// known.
@MainActor
func record(thrown error: any Error) -> Bool {
  guard let issue = Headless.thrownIssue(in: "\(error)") else { return false }
  return record(issue)
}

/// Has every failure of a test name the circumstances under which it runs, if they are one of several.
let namingContext = IssueHandlingTrait.compactMapIssues { issue in
  guard let context = Headless.testContext,
    !issue.comments.contains(where: { $0.rawValue.contains(context) })
  else { return issue }
  var issue = issue
  issue.comments.append(Comment(rawValue: "under \(context)"))
  return issue
}

/// Leaves `record` with UIKit when the program is loaded, before any test runs.
@section(".init_array")
@used
private let registerRecorder: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    Headless.recordTestIssue = record
    Headless.isRecordedTestError = { $0 is ExpectationFailedError }
  }
}
