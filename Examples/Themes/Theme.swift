import UIKit

// snippet: trait
/// How an interface is colored, apart from light and dark.
enum Theme: Int {
  case standard
  case pastel
  case bold
  case monochrome
}

/// Hands the theme down from scene to view, like a trait of the system.
enum ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let name = "Theme"
  static let identifier = "org.example.themes.theme"
  /// Views with dynamic colors redraw themselves when the theme changes.
  static let affectsColorAppearance = true
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
// end of snippet

extension UIColor {
  /// The color of what is important, in each theme; bold and monochrome know dark interfaces too.
  static let accent = UIColor { traits in
    switch traits.theme {
    case .standard: .systemBlue
    case .pastel: UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1)
    case .bold: traits.userInterfaceStyle == .dark ? .yellow : .purple
    case .monochrome: .label
    }
  }
}
