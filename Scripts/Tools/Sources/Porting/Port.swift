/// The edits that make sources of an iOS application build where there is no Objective-C.
///
/// They are those of one list, the article "Sharing sources with an iOS app", and none of them asks
/// what the program means. What needs a person is said with file and line.
public struct Port {
  /// What came of one file.
  public struct Result: Equatable, Sendable {
    public let path: String
    public let text: String
    /// What was changed, as "File.swift:12: words", in the order of the lines.
    public let edits: [String]
    /// What could not be done, likewise.
    public let left: [String]
  }

  private let files: [SourceFile]
  private let program: Program

  /// The sources of one module, as paths with their texts.
  public init(_ sources: [(path: String, text: String)]) {
    files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    program = Program(files)
  }

  /// The files after the edits, in the order in which they came.
  public func results() -> [Result] { files.map(result) }

  private func result(of file: SourceFile) -> Result {
    var work = FileWork(file)
    work.dropAttributes()
    work.replaceSelectors(program)
    work.markMain(program)
    work.callOptionalMethods(program)
    work.replaceImports()
    work.registerConnections(program)
    work.remarkOnTheRest()
    return Result(
      path: file.path, text: file.changed(by: work.changes),
      edits: work.changes.sorted { ($0.line, $0.range.lowerBound) < ($1.line, $1.range.lowerBound) }
        .map { "\(file.path):\($0.line): \($0.words)" },
      left: work.remarks.sorted { ($0.line, $0.words) < ($1.line, $1.words) }
        .map { "\(file.path):\($0.line): \($0.words)" })
  }
}

/// The changes to one file as they are gathered.
struct FileWork {
  let file: SourceFile
  var changes: [Change] = []
  var remarks: [Remark] = []

  init(_ file: SourceFile) {
    self.file = file
  }

  var tokens: [Token] { file.tokens }

  /// The token after one, if there is any.
  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  mutating func remark(_ index: Int, _ words: String) {
    remarks.append(Remark(line: tokens[index].line, words: words))
  }

  mutating func replace(_ range: Range<Int>, at index: Int, with text: String, _ words: String) {
    changes.append(
      Change(range: range, replacement: text, line: tokens[index].line, words: words))
  }
}
