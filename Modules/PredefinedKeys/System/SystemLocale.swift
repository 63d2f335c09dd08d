package import Foundation
package import UIKit

/// The locale that the system is set to.
///
/// Off Apple platforms Foundation answers `en_001` whatever the process's environment says, so the
/// environment is read here, by the rules of POSIX and in its order: `LC_ALL`, `LC_MESSAGES`, `LC_TIME`,
/// `LANG`; an empty variable counts as unset.
package enum SystemLocale {
  package static var current: Locale {
    #if canImport(ObjectiveC)
      .current
    #else
      locale(in: variable) ?? .current
    #endif
  }

  /// The calendar that goes with the locale, in the system's time zone.
  package static var calendar: Calendar {
    #if canImport(ObjectiveC)
      .current
    #else
      calendar(in: variable) ?? .current
    #endif
  }

  /// The direction in which the locale's language is written.
  package static var layoutDirection: UIUserInterfaceLayoutDirection {
    current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  package static func calendar(in variable: (String) -> String?) -> Calendar? {
    guard let locale = locale(in: variable) else { return nil }
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }

  /// The locale that the first set variable names; `nil` where it names none, as `C` and `POSIX` do, or
  /// where none is set: Foundation's current locale then holds, so that whoever compares agrees.
  package static func locale(in variable: (String) -> String?) -> Locale? {
    let order = ["LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"]
    let value = order.lazy.compactMap(variable).first { !$0.isEmpty }
    return value.flatMap(POSIXLocaleName.init).map { Locale(identifier: $0.identifier) }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
