import UIKit

/// Where in a test something was asked for.
struct SourcePlace: Sendable {
  private let fileID: StaticString
  let file: StaticString
  let line: UInt
  private let column: UInt

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  /// The message with the place, for the framework that runs the test.
  ///
  /// Lines and columns count from one, whatever was passed. A helper that passes on only the file and
  /// the line of its caller leaves the identifier of its own file, which is then made to fit.
  func issue(_ message: String) -> Headless.TestIssue {
    Headless.TestIssue(
      message: message, fileID: fittingFileID, filePath: "\(file)",
      line: Int(clamping: max(line, 1)),
      column: Int(clamping: max(column, 1)))
  }

  private var fittingFileID: String {
    let parts = "\(fileID)".split(separator: "/")
    let name = "\(file)".split { $0 == "/" || $0 == "\\" }.last ?? "unknown"
    guard parts.count > 1, parts.last == name else { return "\(parts.first ?? "unknown")/\(name)" }
    return "\(fileID)"
  }
}
