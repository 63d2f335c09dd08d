public import UIEnvironmentCore
public import UIKit

private enum SizeCategoryKey: PredefinedKey {
  static var listener: PredefinedListener<UIContentSizeCategory> {
    PredefinedListeners.sizeCategory
  }
}

extension UIEnvironmentValues {
  /// The size of text that the person asks for.
  ///
  /// Where nothing sets it: the system's, `large` until it says otherwise, kept true by
  /// ``PredefinedListeners/sizeCategory``.
  public var sizeCategory: UIContentSizeCategory {
    get { self[predefined: SizeCategoryKey.self] }
    set { self[predefined: SizeCategoryKey.self] = newValue }
  }
}
