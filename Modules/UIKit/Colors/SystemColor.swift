import Foundation

/// A color that UIKit defines by purpose, with its variants as 0xRRGGBBAA.
final class SystemColor: DynamicColorSource, @unchecked Sendable {
  let name: String
  private let light: UIColor
  private let dark: UIColor
  private let lightHighContrast: UIColor
  private let darkHighContrast: UIColor
  private let darkElevated: UIColor
  private let darkElevatedHighContrast: UIColor

  /// Only in a dark interface do some colors differ above the base level.
  init(
    _ name: String, light: UInt32, dark: UInt32, lightHighContrast: UInt32,
    darkHighContrast: UInt32, darkElevated: UInt32? = nil,
    darkElevatedHighContrast: UInt32? = nil
  ) {
    self.name = name
    self.light = UIColor(rgba: light)
    self.dark = UIColor(rgba: dark)
    self.lightHighContrast = UIColor(rgba: lightHighContrast)
    self.darkHighContrast = UIColor(rgba: darkHighContrast)
    self.darkElevated = UIColor(rgba: darkElevated ?? dark)
    self.darkElevatedHighContrast = UIColor(rgba: darkElevatedHighContrast ?? darkHighContrast)
  }

  override func color(for traits: UITraitCollection) -> UIColor {
    let hasHighContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return hasHighContrast ? lightHighContrast : light
    }
    return if traits.userInterfaceLevel == .elevated {
      hasHighContrast ? darkElevatedHighContrast : darkElevated
    } else {
      hasHighContrast ? darkHighContrast : dark
    }
  }

  override var description: String { "<UIDynamicSystemColor: name = \(name)Color>" }
}

extension UIColor {
  /// Creates a color from 0xRRGGBBAA.
  fileprivate convenience init(rgba: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
