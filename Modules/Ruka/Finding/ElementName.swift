import UIKit

extension UIView {
  /// The names that a person, or a test, may call the view by: what it shows, what is said for it, and
  /// its identifier.
  var names: [String] {
    [shownText, accessibilityLabel, accessibilityIdentifier].compactMap { $0 }
      .filter { !$0.isEmpty }
  }

  /// The text that the view itself shows.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.shownTitle
    case let field as UITextField: field.hasText ? field.readableText : field.placeholder
    default: nil
    }
  }

  func isCalled(_ name: String) -> Bool {
    shownText == name || accessibilityLabel == name || accessibilityIdentifier == name
      || (self as? UITextField)?.placeholder == name
  }

  /// Whether the view is called so, or a label in it says exactly this.
  func contains(_ text: String) -> Bool {
    if isCalled(text) { return true }
    var isFound = false
    visitSelfAndDescendants { view in
      if !isFound, (view as? UILabel)?.text == text { isFound = true }
    }
    return isFound
  }

  /// The control that the view is a part of: its parts are not elements of their own.
  var enclosingControl: UIControl? {
    var ancestor = superview
    while let view = ancestor {
      if view.isControl { return view as? UIControl }
      ancestor = view.superview
    }
    return nil
  }

  /// Whether the view is there but not to be used, as a disabled control, or one segment of a control.
  var isDisabled: Bool {
    (self as? UIControl)?.isEnabled == false || accessibilityTraits.contains(.notEnabled)
  }

  /// Whether the view is a control that is something to a person.
  var isControl: Bool { self is UIControl && role != nil }

  /// The first of the names in quotes, on one line.
  var quotedName: String? {
    names.first.map { "\"\($0.onOneLine)\"" }
  }

  /// The view in a few words: its role or class, its name, and where it is in its window.
  var summary: String {
    let kind = role?.rawValue ?? misuseName
    let name = quotedName.map { " \($0)" } ?? ""
    return "\(kind)\(name) at \(frameInWindow.briefly)"
  }

  /// The classes from the window down to the view.
  var path: String {
    sequence(first: self, next: \.superview).map { String(describing: type(of: $0)) }.reversed()
      .joined(separator: " > ")
  }

  /// The view's rectangle in the coordinates of its window, or of the topmost view without one.
  var frameInWindow: CGRect { convert(bounds, to: topmostView) }

  var topmostView: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }
}

extension UITextField {
  /// The text as a person reads it: what is typed in secret is dots.
  fileprivate var readableText: String? { isSecureTextEntry ? accessibilityValue : text }
}

extension String {
  /// The text with its line breaks spelled out, as one line of a tree or a message has room for it.
  var onOneLine: String {
    contains(where: \.isNewline)
      ? split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).joined(separator: "\\n") : self
  }
}

extension CGRect {
  /// The rectangle in whole points where it lies on them: "10,20 100×30".
  var briefly: String {
    func brief(_ number: CGFloat) -> String {
      let tenths = (number * 10).rounded() / 10
      return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(tenths)"
    }
    return "\(brief(minX)),\(brief(minY)) \(brief(width))×\(brief(height))"
  }
}
