public import UIEnvironmentCore
public import UIKit

private enum LayoutDirectionKey: PredefinedKey {
  static var listener: PredefinedListener<UIUserInterfaceLayoutDirection> {
    PredefinedListeners.layoutDirection
  }
}

extension UIEnvironmentValues {
  /// The direction in which the interface reads.
  ///
  /// Where nothing sets it: that of the language of the system's locale, kept true by
  /// ``PredefinedListeners/layoutDirection``.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { self[predefined: LayoutDirectionKey.self] }
    set { self[predefined: LayoutDirectionKey.self] = newValue }
  }
}
