/// A change to one file: the replacement of a part, and why.
struct Change: Equatable {
  let range: Range<Int>
  let replacement: String
  let line: Int
  let words: String
}

/// Something that has to be done by hand.
struct Remark: Equatable {
  let line: Int
  let words: String
}

extension SourceFile {
  /// The source after the changes, none of which may overlap another.
  func changed(by changes: [Change]) -> String {
    var bytes = Array(text.utf8)
    for change in changes.sorted(by: {
      ($0.range.lowerBound, $0.line) > ($1.range.lowerBound, $1.line)
    }) {
      bytes.replaceSubrange(change.range, with: Array(change.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes tokens away with the blanks after them or, if nothing else stands there, the whole line.
  func removal(of tokens: ClosedRange<Int>, _ words: String) -> Change {
    let bytes = Array(text.utf8)
    var start = self.tokens[tokens.lowerBound].range.lowerBound
    var end = self.tokens[tokens.upperBound].range.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1].isBlank { lineStart -= 1 }
    let beginsLine = lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n")
    if beginsLine, end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
      start = lineStart
      end += 1
    }
    return Change(
      range: start..<end, replacement: "", line: self.tokens[tokens.lowerBound].line, words: words)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
