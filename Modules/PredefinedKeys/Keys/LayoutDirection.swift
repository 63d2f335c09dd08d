import UIEnvironmentBridging
public import UIEnvironmentCore
public import UIKit

private enum LayoutDirectionKey: PredefinedKey, UIEnvironmentTraitBridgedKey {
  static var listener: PredefinedListener<UIUserInterfaceLayoutDirection> {
    PredefinedListeners.layoutDirection
  }

  static func read(from traitCollection: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  static func write(
    to mutableTraits: inout any UIMutableTraits, value: UIUserInterfaceLayoutDirection
  ) {
    mutableTraits.layoutDirection = value == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIEnvironmentValues {
  /// The direction in which the interface reads.
  ///
  /// Setting it on an object also overrides the trait of that name there, and the other way round.
  ///
  /// Where nothing sets it: that of the language of the system's locale, kept true by
  /// ``PredefinedListeners/layoutDirection``.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { self[predefined: LayoutDirectionKey.self] }
    set { self[predefined: LayoutDirectionKey.self] = newValue }
  }
}
