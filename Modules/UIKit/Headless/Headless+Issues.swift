import Synchronization

extension Headless {
  /// Something that went wrong in a test, and where it was asked for.
  package struct TestIssue: Sendable {
    package let message: String
    package let fileID: String
    package let filePath: String
    package let line: Int
    package let column: Int

    package init(message: String, fileID: String, filePath: String, line: Int, column: Int) {
      self.message = message
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
    }
  }

  /// Records an issue of the running test and says whether one is running; set by the overlay of
  /// Swift Testing when it is loaded.
  package static var recordTestIssue: ((TestIssue) -> Bool)?

  /// Whether the framework that runs the test has recorded what this error is about when it threw it,
  /// as `#require` does; set by the overlay of Swift Testing.
  package static var isRecordedTestError: (any Error) -> Bool = { _ in false }

  private nonisolated static let thrown = Mutex<TestIssue?>(nil)

  /// Notes what was thrown last as the failure of some call, and where that was; the issue's message is
  /// the error in words. A framework knows of an error that ends a test only that it did.
  package nonisolated static func noteThrownIssue(_ issue: TestIssue?) {
    thrown.withLock { $0 = issue }
  }

  /// What was thrown last, if the words contain it.
  package nonisolated static func thrownIssue(in words: String) -> TestIssue? {
    thrown.withLock { issue in issue.flatMap { words.contains($0.message) ? $0 : nil } }
  }

  private nonisolated static let context = Mutex<String?>(nil)

  /// Under which of several circumstances a test runs at present, for its failures to name.
  package nonisolated static var testContext: String? { context.withLock { $0 } }

  /// Runs the body with the words as ``testContext``.
  package static func withTestContext<Result>(
    _ words: String, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = testContext
    context.withLock { $0 = words }
    defer { context.withLock { $0 = outer } }
    return try body()
  }
}
