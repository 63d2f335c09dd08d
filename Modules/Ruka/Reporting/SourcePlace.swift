/// Where in a test something was asked for.
public struct SourcePlace: Sendable {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    self.init(fileID: fileID, file: file, line: line, column: column)
  }
}
