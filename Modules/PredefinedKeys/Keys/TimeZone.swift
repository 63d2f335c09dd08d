public import Foundation
public import UIEnvironmentCore

private enum TimeZoneKey: PredefinedKey {
  static var listener: PredefinedListener<TimeZone> { PredefinedListeners.timeZone }
}

extension UIEnvironmentValues {
  /// The time zone in which times are shown.
  ///
  /// Where nothing sets it: the system's, `TimeZone.current` when the value was first used, kept true by
  /// ``PredefinedListeners/timeZone``.
  public var timeZone: TimeZone {
    get { self[predefined: TimeZoneKey.self] }
    set { self[predefined: TimeZoneKey.self] = newValue }
  }
}
