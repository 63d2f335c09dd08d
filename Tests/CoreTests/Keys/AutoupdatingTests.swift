import Foundation
import Testing
import UIEnvironmentCore

private enum LocaleKey: UIEnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en") }
}

private enum ZoneKey: UIEnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private enum CalendarKey: UIEnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .buddhist) }
}

private enum OptionalLocaleKey: UIEnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private enum OptionalCalendarKey: UIEnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum OptionalZoneKey: UIEnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

extension UIEnvironmentValues {
  fileprivate var testCalendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  fileprivate var optionalLocale: Locale? {
    get { self[OptionalLocaleKey.self] }
    set { self[OptionalLocaleKey.self] = newValue }
  }

  fileprivate var optionalCalendar: Calendar? {
    get { self[OptionalCalendarKey.self] }
    set { self[OptionalCalendarKey.self] = newValue }
  }

  fileprivate var optionalZone: TimeZone? {
    get { self[OptionalZoneKey.self] }
    set { self[OptionalZoneKey.self] = newValue }
  }

  fileprivate var testLocale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  fileprivate var testZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }
}

@MainActor @Suite struct AutoupdatingTests {
  @Test
  func `an autoupdating locale is equal to the current one, though the two differ for Foundation`()
  {
    let log = Log()
    let listener = Listener("told", log: log)
    listener.environment(\.testLocale, .current)
    _ = log.take()
    listener.environment(\.testLocale, .autoupdatingCurrent)
    #expect(log.take() == [])
    listener.environment(\.testLocale, Locale(identifier: "pl"))
    #expect(log.take() == ["told"])
  }

  /// Writes the current value, the one that follows it, and another one.
  private func isToldOfTheOtherAlone<Value>(
    _ key: WritableKeyPath<UIEnvironmentValues, Value>, current: Value, autoupdating: Value,
    other: Value, location: SourceLocation = #_sourceLocation
  ) {
    let log = Log()
    let listener = Listener("told", log: log)
    listener.environment(key, current)
    _ = log.take()
    listener.environment(key, autoupdating)
    #expect(log.take() == [], sourceLocation: location)
    listener.environment(key, other)
    #expect(log.take() == ["told"], sourceLocation: location)
  }

  @Test func `so it is with calendars, and with values that may be missing`() {
    isToldOfTheOtherAlone(
      \.testCalendar, current: .current, autoupdating: .autoupdatingCurrent,
      other: Calendar(identifier: .hebrew))
    isToldOfTheOtherAlone(
      \.optionalLocale, current: .current, autoupdating: .autoupdatingCurrent, other: nil)
    isToldOfTheOtherAlone(
      \.optionalCalendar, current: .current, autoupdating: .autoupdatingCurrent, other: nil)
    isToldOfTheOtherAlone(
      \.optionalZone, current: .current, autoupdating: .autoupdatingCurrent, other: nil)
  }

  @Test func `an autoupdating zone written again after the system has changed tells`() throws {
    let original = ProcessInfo.processInfo.environment["TZ"]
    defer {
      if let original { setenv("TZ", original, 1) } else { unsetenv("TZ") }
      NSTimeZone.resetSystemTimeZone()
    }
    let log = Log()
    let listener = Listener("told", log: log)
    setenv("TZ", "Europe/Warsaw", 1)
    NSTimeZone.resetSystemTimeZone()
    listener.environment(\.testZone, .autoupdatingCurrent)
    _ = log.take()
    setenv("TZ", "Asia/Tokyo", 1)
    NSTimeZone.resetSystemTimeZone()
    listener.environment(\.testZone, .autoupdatingCurrent)
    #expect(log.take() == ["told"])
  }
}
