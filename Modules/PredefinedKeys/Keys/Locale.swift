public import Foundation
public import UIEnvironmentCore

private enum LocaleKey: PredefinedKey {
  static var listener: PredefinedListener<Locale> { PredefinedListeners.locale }
}

extension UIEnvironmentValues {
  /// The locale in which texts, numbers and dates are shown.
  ///
  /// Where nothing sets it: the system's, `Locale.current` when the value was first used, kept true by
  /// ``PredefinedListeners/locale``.
  public var locale: Locale {
    get { self[predefined: LocaleKey.self] }
    set { self[predefined: LocaleKey.self] = newValue }
  }
}
