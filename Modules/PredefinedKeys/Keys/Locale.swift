public import Foundation
public import UIEnvironmentCore

private enum LocaleKey: PredefinedKey {
  static var listener: PredefinedListener<Locale> { PredefinedListeners.locale }
}

extension UIEnvironmentValues {
  /// The locale in which texts, numbers and dates are shown.
  ///
  /// Where nothing sets it: the system's when the value was first used, kept true by
  /// ``PredefinedListeners/locale``. On Linux that is what `LC_ALL`, `LC_MESSAGES`, `LC_TIME` or `LANG`
  /// names, the first that is set; where it names none, as `C` does, and on Apple platforms, it is
  /// `Locale.current`.
  public var locale: Locale {
    get { self[predefined: LocaleKey.self] }
    set { self[predefined: LocaleKey.self] = newValue }
  }
}
