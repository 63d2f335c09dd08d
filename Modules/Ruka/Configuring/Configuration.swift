public import Foundation
public import UIKit

/// One way in which people may have set up what they see a screen on.
public struct Configuration: Hashable, Sendable, CustomStringConvertible {
  /// Whether it is light or dark.
  public var appearance: UIUserInterfaceStyle
  /// How large its text is.
  public var sizeCategory: UIContentSizeCategory
  /// In whose language and habits it speaks.
  public var locale: Locale

  /// Creates a configuration; what is left out is as on a new device in the United States.
  public init(
    appearance: UIUserInterfaceStyle = .light, sizeCategory: UIContentSizeCategory = .large,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.appearance = appearance
    self.sizeCategory = sizeCategory
    self.locale = locale
  }

  /// The direction in which the language of the ``locale`` is written.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Every appearance with every size and every locale, the locales changing fastest.
  ///
  /// As arguments of a test they make it run once for each:
  ///
  /// ```swift
  /// @Test(arguments: Configuration.all()) func `the total is shown`(_ configuration: Configuration)
  /// ```
  public static func all(
    appearances: [UIUserInterfaceStyle] = usualAppearances,
    sizes: [UIContentSizeCategory] = usualSizes, locales: [Locale] = usualLocales
  ) -> [Configuration] {
    appearances.flatMap { appearance in
      sizes.flatMap { size in
        locales.map { Configuration(appearance: appearance, sizeCategory: size, locale: $0) }
      }
    }
  }

  /// Light and dark.
  public static let usualAppearances: [UIUserInterfaceStyle] = [.light, .dark]

  /// The smallest size, the usual one and the largest.
  public static let usualSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  /// One locale that reads from left to right, and one from right to left.
  public static let usualLocales = [Locale(identifier: "en_US"), Locale(identifier: "ar_EG")]

  /// Names all three, as in "dark, AccessibilityXXXL, ar_EG".
  public var description: String {
    let size = sizeCategory.rawValue.replacing("UICTContentSizeCategory", with: "")
    return "\(appearance == .dark ? "dark" : "light"), \(size), \(locale.identifier)"
  }
}
