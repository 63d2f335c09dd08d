/// A piece of Swift source that is no blank and no comment.
struct Token {
  enum Kind {
    /// A name, keyword or `#word`; one in backticks is without them.
    case word
    /// One character of punctuation or of an operator.
    case mark
    /// A part of a string or another literal that holds no code.
    case literal
  }

  let kind: Kind
  let text: String
  /// Where the token stands, in bytes.
  let range: Range<Int>
  /// The first line is 1.
  let line: Int
  /// Whether nothing stands between the token and the one before it.
  let followsClosely: Bool

  func isMark(_ mark: Character) -> Bool { kind == .mark && text == String(mark) }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
