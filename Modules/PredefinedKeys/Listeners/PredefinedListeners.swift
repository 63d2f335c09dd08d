public import Foundation
public import UIKit

/// The listeners that keep the predefined values true to the system.
///
/// Each is installed when its value is first used. Before that, a program may disable one or give it
/// another source; afterwards its token ends it.
///
/// ```swift
/// try PredefinedListeners.timeZone.disable()
/// ```
public enum PredefinedListeners {
  /// Follows `NSLocale.currentLocaleDidChangeNotification`.
  public static let locale = PredefinedListener(
    "locale", \.locale,
    source: SystemValueSource(
      changesWith: [NSLocale.currentLocaleDidChangeNotification],
      current: { SystemLocale.current }))

  /// Follows everything that the current calendar depends on: the notifications of the locale and the
  /// time zone, and `NSCalendarDayChanged`. A new day by itself leaves the calendar equal, and so
  /// tells nobody.
  public static let calendar = PredefinedListener(
    "calendar", \.calendar,
    source: SystemValueSource(
      changesWith: [
        .NSCalendarDayChanged, NSLocale.currentLocaleDidChangeNotification,
        .NSSystemTimeZoneDidChange,
      ], current: { SystemLocale.calendar }))

  /// Follows `NSSystemTimeZoneDidChange`.
  public static let timeZone = PredefinedListener(
    "timeZone", \.timeZone,
    source: SystemValueSource(changesWith: [.NSSystemTimeZoneDidChange], current: { .current }))

  /// Follows `UIContentSizeCategory.didChangeNotification`, which carries the new category.
  public static let sizeCategory = PredefinedListener(
    "sizeCategory", \.sizeCategory,
    source: SystemValueSource(
      changesWith: [UIContentSizeCategory.didChangeNotification],
      initial: SystemPreferences.contentSizeCategory,
      value: sizeCategory(in:)))

  /// Follows the traits of the headless system. Apple's posts no notification: there the program
  /// announces the style.
  public static let userInterfaceStyle = PredefinedListener(
    "userInterfaceStyle", \.userInterfaceStyle,
    source: SystemValueSource(
      changesWith: SystemPreferences.notifications,
      current: { SystemPreferences.userInterfaceStyle }))

  /// Follows `NSLocale.currentLocaleDidChangeNotification`.
  public static let layoutDirection = PredefinedListener(
    "layoutDirection", \.layoutDirection,
    source: SystemValueSource(
      changesWith: [NSLocale.currentLocaleDidChangeNotification],
      current: { SystemLocale.layoutDirection }))

  /// Carries `overrideUserInterfaceStyle` of windows, views and controllers over into the environment,
  /// by interception where ``backend`` says so.
  public static let overrideUserInterfaceStyle = StyleOverrideListener()

  static let all: [any AnyPredefinedListener] = [
    locale, calendar, timeZone, sizeCategory, userInterfaceStyle, layoutDirection,
    overrideUserInterfaceStyle,
  ]

  /// The category that a notification carries: as itself, or as its raw value.
  private static func sizeCategory(in notification: Notification) -> UIContentSizeCategory? {
    let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
    return value as? UIContentSizeCategory
      ?? (value as? String).map(UIContentSizeCategory.init(rawValue:))
  }
}
