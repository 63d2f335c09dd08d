import Foundation

/// What a visual format says, before its names are looked up.
struct VisualFormat: Equatable {
  /// A condition on a length or a gap.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or the name of a metric or of a view.
    var value: String
    var priority: String?
  }

  /// A gap before an element: nothing, the standard gap, or one that predicates tell.
  enum Gap: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  struct Element: Equatable {
    var gapBefore: Gap
    /// The name of the view; nil for the superview.
    var name: String?
    var lengths: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
}

/// Why a visual format cannot be read.
struct VisualFormatError: Error, Equatable {
  let reason: String
  /// How many characters were read.
  let position: Int
}

/// Reads Apple's visual format language.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(text))
    return try parser.parse()
  }

  private init(text: [Character]) {
    self.text = text
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    while position < text.count {
      let gap = format.elements.isEmpty ? .none : try gap()
      if take("|") {
        guard format.elements.isEmpty || position == text.count else {
          throw failure("the superview stands in the middle")
        }
        format.elements.append(.init(gapBefore: gap, name: nil))
      } else {
        format.elements.append(try view(gap))
      }
    }
    guard format.elements.contains(where: { $0.name != nil }) else {
      throw failure("there is no view")
    }
    return format
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if position < text.count, text[position] == "[" || text[position] == "|" { return .standard }
    let predicates = take("(") ? try list() : [try predicate()]
    guard take("-") else { throw failure("a gap does not end with '-'") }
    return .predicates(predicates)
  }

  private mutating func view(
    _ gap: VisualFormat.Gap
  ) throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw failure("a view must stand in brackets") }
    var element = VisualFormat.Element(gapBefore: gap, name: word())
    guard element.name?.isEmpty == false else { throw failure("a view has no name") }
    if take("(") { element.lengths = try list() }
    guard take("]") else { throw failure("a view does not end with ']'") }
    return element
  }

  /// Predicates between parentheses, of which the first was read.
  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw failure("a ')' is missing") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let value = word(allowsSign: true)
    guard !value.isEmpty else { throw failure("a number or a name is missing") }
    var priority: String?
    if take("@") {
      let word = word()
      guard !word.isEmpty else { throw failure("a priority is missing") }
      priority = word
    }
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }

  private mutating func word(allowsSign: Bool = false) -> String {
    var word = ""
    if allowsSign, position + 1 < text.count, text[position] == "-", text[position + 1].isNumber {
      word.append(text[position])
      position += 1
    }
    while position < text.count {
      let character = text[position]
      guard character.isLetter || character.isNumber || character == "_" || character == "."
      else { break }
      word.append(character)
      position += 1
    }
    return word
  }

  private mutating func take(_ token: String) -> Bool {
    guard text[position...].starts(with: token) else { return false }
    position += token.count
    return true
  }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }
}
