import Foundation

/// How the text of an attribute becomes a value.
struct InterfaceText<Value: Sendable>: Sendable {
  /// What the text must be, for messages.
  let expected: String
  let parse: @Sendable (String) -> Value?

  func value(
    of text: String, _ attribute: String, in element: InterfaceElement
  ) throws(StoryboardError) -> Value {
    guard let value = parse(text) else {
      throw .badValue(element.place, attribute: attribute, value: text, expected: expected)
    }
    return value
  }

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> InterfaceText<Other> {
    InterfaceText<Other>(expected: expected) { text in parse(text).map(transform) }
  }
}

extension InterfaceText {
  /// One of some words.
  static func choice(_ words: KeyValuePairs<String, Value>) -> InterfaceText {
    let names = words.map { "\"\($0.key)\"" }
    return InterfaceText(expected: "one of \(names.joined(separator: ", "))") { text in
      words.first { $0.key == text }?.value
    }
  }
}

extension InterfaceText<Bool> {
  static let flag = InterfaceText(expected: "YES or NO") { text in
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}

extension InterfaceText<String> {
  static let any = InterfaceText(expected: "a text") { $0 }
}

extension InterfaceText<CGFloat> {
  static let number = InterfaceText(expected: "a number") { text in
    Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// A ratio such as "16:9", or a number.
  static let ratio = InterfaceText(expected: "a number or a ratio such as 16:9") { text in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _) where number.isFinite: return CGFloat(number)
    case (2, let above?, let below?) where below != 0 && (above / below).isFinite:
      return CGFloat(above / below)
    default: return nil
    }
  }
}

extension InterfaceText<Double> {
  static let double = InterfaceText<CGFloat>.number.map { Double($0) }
}

extension InterfaceText<Float> {
  static let float = InterfaceText<CGFloat>.number.map { Float($0) }
}

extension InterfaceText<Int> {
  static let integer = InterfaceText(expected: "a whole number") { Int($0) }
}

extension InterfaceText<UILayoutPriority> {
  static let priority = InterfaceText(expected: "a number from 1 to 1000") { text in
    Float(text).flatMap { 1 <= $0 && $0 <= 1000 ? UILayoutPriority($0) : nil }
  }
}
