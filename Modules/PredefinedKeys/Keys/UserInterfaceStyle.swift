import UIEnvironmentBridging
public import UIEnvironmentCore
public import UIKit

private enum UserInterfaceStyleKey: PredefinedKey, UIEnvironmentTraitBridgedKey {
  static var listener: PredefinedListener<UIUserInterfaceStyle> {
    PredefinedListeners.userInterfaceStyle
  }

  static func read(from traitCollection: UITraitCollection) -> UIUserInterfaceStyle {
    traitCollection.userInterfaceStyle
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: UIUserInterfaceStyle) {
    mutableTraits.userInterfaceStyle = value
  }
}

extension UIEnvironmentValues {
  /// Whether the interface is light or dark.
  ///
  /// Setting it on an object also overrides the trait of that name there, and the other way round.
  ///
  /// Where nothing sets it: the system's, `light` until it says otherwise, as
  /// `UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)` does. What is set as
  /// `overrideUserInterfaceStyle` on a window, view or controller arrives here by
  /// ``PredefinedListeners/overrideUserInterfaceStyle``.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get {
      PredefinedListeners.overrideUserInterfaceStyle.use()
      return self[predefined: UserInterfaceStyleKey.self]
    }
    set {
      PredefinedListeners.overrideUserInterfaceStyle.use()
      self[predefined: UserInterfaceStyleKey.self] = newValue
    }
  }
}
