public import Foundation
public import UIEnvironmentCore

private enum CalendarKey: PredefinedKey {
  static var listener: PredefinedListener<Calendar> { PredefinedListeners.calendar }
}

extension UIEnvironmentValues {
  /// The calendar by which dates are reckoned.
  ///
  /// Where nothing sets it: that of the system's locale, as ``locale`` has it, in the system's time zone,
  /// when the value was first used, kept true by ``PredefinedListeners/calendar``. It follows the *system's* locale and time zone; a locale set
  /// somewhere below leaves it as it is.
  public var calendar: Calendar {
    get { self[predefined: CalendarKey.self] }
    set { self[predefined: CalendarKey.self] = newValue }
  }
}
