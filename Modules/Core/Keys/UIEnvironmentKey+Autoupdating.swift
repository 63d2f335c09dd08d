public import Foundation

// A value that follows the system equals itself whatever the system does, so a second write of it
// after a change of the system would pass for no change. What it resolves to now speaks for it.

extension UIEnvironmentKey where Value == Locale {
  public static var comparand: (@Sendable (Locale) -> Locale)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}

extension UIEnvironmentKey where Value == Calendar {
  public static var comparand: (@Sendable (Calendar) -> Calendar)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}

extension UIEnvironmentKey where Value == TimeZone {
  public static var comparand: (@Sendable (TimeZone) -> TimeZone)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}

extension UIEnvironmentKey where Value == Locale? {
  public static var comparand: (@Sendable (Locale?) -> Locale?)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}

extension UIEnvironmentKey where Value == Calendar? {
  public static var comparand: (@Sendable (Calendar?) -> Calendar?)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}

extension UIEnvironmentKey where Value == TimeZone? {
  public static var comparand: (@Sendable (TimeZone?) -> TimeZone?)? {
    { $0 == .autoupdatingCurrent ? .current : $0 }
  }
}
