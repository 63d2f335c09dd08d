public import UIEnvironmentCore
public import UIKit

private enum UserInterfaceStyleKey: PredefinedKey {
  static var listener: PredefinedListener<UIUserInterfaceStyle> {
    PredefinedListeners.userInterfaceStyle
  }
}

extension UIEnvironmentValues {
  /// Whether the interface is light or dark.
  ///
  /// Where nothing sets it: the system's, `light` until it says otherwise, as
  /// `UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)` does.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[predefined: UserInterfaceStyleKey.self] }
    set { self[predefined: UserInterfaceStyleKey.self] = newValue }
  }
}
