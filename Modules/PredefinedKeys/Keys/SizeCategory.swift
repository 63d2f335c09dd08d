import UIEnvironmentBridging
public import UIEnvironmentCore
public import UIKit

private enum SizeCategoryKey: PredefinedKey, UIEnvironmentTraitBridgedKey {
  static var listener: PredefinedListener<UIContentSizeCategory> {
    PredefinedListeners.sizeCategory
  }

  static func read(from traitCollection: UITraitCollection) -> UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: UIContentSizeCategory) {
    mutableTraits.preferredContentSizeCategory = value
  }
}

extension UIEnvironmentValues {
  /// The size of text that the person asks for.
  ///
  /// Setting it on an object also overrides the trait `preferredContentSizeCategory` there, and the
  /// other way round.
  ///
  /// Where nothing sets it: the system's, `large` until it says otherwise, kept true by
  /// ``PredefinedListeners/sizeCategory``.
  public var sizeCategory: UIContentSizeCategory {
    get { self[predefined: SizeCategoryKey.self] }
    set { self[predefined: SizeCategoryKey.self] = newValue }
  }
}
