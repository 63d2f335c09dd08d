/// One source file: its tokens, and the types that it declares or extends.
struct SourceFile {
  let path: String
  let text: String
  let tokens: [Token]
  private(set) var types: [TypeDeclaration] = []

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = Lexer(text).tokens
    types = TypeDeclaration.all(in: tokens)
  }

  /// The innermost type in whose braces a token stands.
  func type(around index: Int) -> TypeDeclaration? {
    types.last { $0.body.contains(index) }
  }

  /// The index of the token that closes the bracket opened by the one at the index.
  func closing(of index: Int) -> Int? { tokens.closing(of: index) }

  /// The source between two bytes.
  func source(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Whether the token there is a word of a declaration's own, such as `func` or `var`, and not a
  /// member's name.
  func isKeyword(_ index: Int, _ word: String) -> Bool {
    tokens[index].isWord(word) && !(index > 0 && tokens[index - 1].isMark("."))
  }
}

extension [Token] {
  private static var pairs: [String: String] { ["(": ")", "[": "]", "{": "}"] }

  func closing(of index: Int) -> Int? {
    guard let closing = Self.pairs[self[index].text] else { return nil }
    let opening = self[index].text
    var depth = 0
    for next in index..<count where self[next].kind == .mark {
      if self[next].text == opening { depth += 1 }
      if self[next].text == closing { depth -= 1 }
      if depth == 0 { return next }
    }
    return nil
  }
}
