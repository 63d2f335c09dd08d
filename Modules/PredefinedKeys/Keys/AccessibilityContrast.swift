import UIEnvironmentBridging
public import UIEnvironmentCore
public import UIKit

private enum AccessibilityContrastKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: UIAccessibilityContrast { SystemTraits.snapshot.accessibilityContrast }

  static func read(from traitCollection: UITraitCollection) -> UIAccessibilityContrast {
    traitCollection.accessibilityContrast
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: UIAccessibilityContrast) {
    mutableTraits.accessibilityContrast = value
  }
}

extension UIEnvironmentValues {
  /// How strongly the interface sets its colors apart.
  ///
  /// Setting it on an object also overrides the trait of that name there, and the other way round.
  ///
  /// Where nothing sets it: that of the system's traits.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[AccessibilityContrastKey.self] }
    set { self[AccessibilityContrastKey.self] = newValue }
  }
}
