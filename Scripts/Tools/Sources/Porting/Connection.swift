/// A member that a storyboard reaches by name: an outlet, an action or an attribute.
struct Connection {
  enum Kind {
    case outlet, collection, action, attribute
  }

  /// The path of the type that has the member.
  let owner: String
  let kind: Kind
  /// The name that the storyboard uses.
  let name: String
  /// How the member is written after its type, such as "save(_:)".
  let member: String
  let line: Int
  let path: String
  /// Whether only the file that the member stands in may name it.
  let isPrivate: Bool

  /// The member whose attribute begins at the token, if it is one.
  init?(in file: SourceFile, at index: Int) {
    let tokens = file.tokens
    guard tokens[index].isMark("@"), let attribute = tokens.dropFirst(index + 1).first,
      attribute.followsClosely, let type = file.type(around: index)
    else { return nil }
    let declaration = tokens[(index + 2)...].prefix { !$0.isMark("}") && !$0.isMark("{") }
    switch attribute.text {
    case "IBOutlet", "IBInspectable":
      guard let keyword = declaration.firstIndex(where: { $0.isWord("var") }),
        keyword + 1 < tokens.count
      else { return nil }
      name = tokens[keyword + 1].text
      member = name
      let isCollection = keyword + 3 < tokens.count && tokens[keyword + 3].isMark("[")
      kind = attribute.text == "IBInspectable" ? .attribute : isCollection ? .collection : .outlet
    case "IBAction":
      guard let keyword = declaration.firstIndex(where: { $0.isWord("func") }),
        let method = Method(in: file, after: keyword)
      else { return nil }
      name = method.selector
      member = method.compoundName
      kind = .action
    default:
      return nil
    }
    owner = type.path
    line = tokens[index].line
    path = file.path
    isPrivate = declaration.prefix { !$0.isWord("var") && !$0.isWord("func") }.contains {
      $0.isWord("private") || $0.isWord("fileprivate")
    }
  }

  /// The line that registers the member.
  var registration: String {
    let function =
      switch kind {
      case .outlet: "outlet"
      case .collection: "outletCollection"
      case .action: "action"
      case .attribute: "attribute"
      }
    let value = kind == .action ? "\(owner).\(member)" : "\\\(owner).\(member)"
    return ".\(function)(\"\(name)\", \(value)),"
  }
}

/// The names of a method, in Swift and in Objective-C.
struct Method {
  /// The name with its labels, such as "save(_:)".
  let compoundName: String
  /// The name of its selector, such as "save:".
  let selector: String

  /// What Objective-C does not put a "With" before.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Reads the method that a `func` begins.
  init?(in file: SourceFile, after keyword: Int) {
    let tokens = file.tokens
    guard keyword + 2 < tokens.count, tokens[keyword + 2].isMark("("),
      let closing = file.closing(of: keyword + 2)
    else { return nil }
    let base = tokens[keyword + 1].text
    var labels: [String] = []
    var depth = 0
    var expectsLabel = true
    for token in tokens[(keyword + 3)..<closing] {
      if expectsLabel, token.kind == .word {
        labels.append(token.text)
        expectsLabel = false
      } else if token.kind == .mark, "([{<".contains(token.text) {
        depth += 1
      } else if token.kind == .mark, ")]}>".contains(token.text) {
        depth -= 1
      } else if depth == 0, token.isMark(",") {
        expectsLabel = true
      }
    }
    compoundName = labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
    selector = Self.selector(base, labels)
  }

  private static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if first != "_" {
      let word = first.prefix { $0.isLowercase }
      if !prepositions.contains(String(word)) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
