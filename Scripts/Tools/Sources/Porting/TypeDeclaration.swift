/// A type that a file declares or extends.
struct TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`
  }

  let kind: Kind
  /// The name with those of the types around it, such as "Outer.Inner".
  let path: String
  /// What stands after the colon, by words.
  let inherited: [String]
  /// What stands before the keyword, such as "final" and "public".
  let modifiers: Set<String>
  let isGeneric: Bool
  /// The index of the keyword's token.
  let keyword: Int
  /// The indices of the tokens between the braces, with those that open and close them.
  let body: ClosedRange<Int>

  var isNested: Bool { path.contains(".") }

  /// The types of a file, those that hold others before these.
  static func all(in tokens: [Token]) -> [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    for index in tokens.indices {
      guard let kind = kind(at: index, in: tokens),
        let opening = tokens[index...].firstIndex(where: { $0.isMark("{") }),
        let closing = tokens.closing(of: opening)
      else { continue }
      let head = tokens[(index + 1)..<opening]
      let name = head.prefix { $0.kind == .word || $0.isMark(".") }
      let outer = types.last { $0.body.contains(index) }
      let colon = head.firstIndex { $0.isMark(":") } ?? opening
      types.append(
        TypeDeclaration(
          kind: kind,
          path: (outer.map { $0.path + "." } ?? "") + ownName(name),
          inherited: head[colon...].prefix { !$0.isWord("where") }.filter { $0.kind == .word }
            .map(\.text),
          modifiers: modifiers(before: index, in: tokens),
          isGeneric: head.contains {
            $0.isMark("<") && $0.range.lowerBound < tokens[colon].range.lowerBound
          },
          keyword: index, body: opening...closing))
    }
    return types
  }

  /// The name without a "where" or an inherited type that follows without a colon.
  private static func ownName(_ name: ArraySlice<Token>) -> String {
    var words: [String] = []
    var expectsName = true
    for token in name {
      if token.isMark(".") {
        expectsName = true
      } else if expectsName {
        words.append(token.text)
        expectsName = false
      } else {
        break
      }
    }
    return words.joined(separator: ".")
  }

  private static func kind(at index: Int, in tokens: [Token]) -> Kind? {
    guard tokens[index].kind == .word, let kind = Kind(rawValue: tokens[index].text),
      index + 1 < tokens.count, tokens[index + 1].kind == .word
    else { return nil }
    if index > 0, tokens[index - 1].isMark(".") || tokens[index - 1].isMark(":") { return nil }
    let members = [
      "func", "var", "let", "subscript", "override", "final", "private", "public",
      "internal", "fileprivate", "open", "dynamic", "weak", "lazy",
    ]
    return members.contains(tokens[index + 1].text) ? nil : kind
  }

  private static func modifiers(before index: Int, in tokens: [Token]) -> Set<String> {
    let known: Set<String> = ["final", "open", "public", "internal", "private", "fileprivate"]
    var found: Set<String> = []
    var next = index - 1
    while next >= 0, known.contains(tokens[next].text) {
      found.insert(tokens[next].text)
      next -= 1
    }
    return found
  }
}
