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
}
