import UIKit

/// Custom traits for the tests.
enum Theme: Int {
  case standard
  case pastel
  case bold
}

enum ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

enum CompactTrait: UITraitDefinition {
  static let defaultValue = false
}

enum LevelTrait: UITraitDefinition {
  static let defaultValue = 7
}

enum NameTrait: UITraitDefinition {
  static let defaultValue: String? = nil
  static let name = "Name"
  static let identifier = "org.example.name"
}

extension UITraitCollection {
  var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// A window of its own that is on the screen and up to date.
@MainActor
func makeWindow() -> UIWindow {
  let window = UIWindow()
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}

extension UIView {
  /// Adds a new view and returns it.
  @discardableResult
  func addedView() -> UIView {
    let view = UIView()
    addSubview(view)
    return view
  }
}
