package import UIEnvironment
package import UIKit

/// How the screens of the application look.
package enum Palette: String, CaseIterable, Sendable {
  case ocean = "Ocean"
  case forest = "Forest"

  /// The color of what is important, by day and by night.
  package var accent: UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return switch self {
      case .ocean: isDark ? .systemTeal : .systemBlue
      case .forest: isDark ? .systemMint : .systemGreen
      }
    }
  }
}

private enum PaletteKey: UIEnvironmentKey {
  static var defaultValue: Palette { .ocean }
}

extension UIEnvironmentValues {
  /// The look of whoever sets it and of everything below. Ocean where nobody does.
  package var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}
