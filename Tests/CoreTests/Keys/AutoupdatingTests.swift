import Foundation
import Testing
import UIEnvironmentCore

private enum LocaleKey: UIEnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en") }
}

private enum ZoneKey: UIEnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

extension UIEnvironmentValues {
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
