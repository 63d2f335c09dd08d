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

  /// So few of ``all(appearances:sizes:locales:)`` that still every appearance occurs with every size
  /// and every locale, and every size with every locale: of the usual twelve, six.
  ///
  /// That is enough for what goes wrong under one setting, or under two together.
  public static func pairs(
    appearances: [UIUserInterfaceStyle] = usualAppearances,
    sizes: [UIContentSizeCategory] = usualSizes, locales: [Locale] = usualLocales
  ) -> [Configuration] {
    // Two settings are crossed; the one with the fewest values takes turns, so that in each row and
    // in each column of the cross it takes every value.
    let counts = [appearances.count, sizes.count, locales.count]
    let fewest = counts.min() ?? 0
    guard fewest > 0, let turning = counts.firstIndex(of: fewest) else { return [] }
    let crossed = [0, 1, 2].filter { $0 != turning }
    return (0..<counts[crossed[0]]).flatMap { first in
      (0..<counts[crossed[1]]).map { second in
        var choice = [0, 0, 0]
        choice[turning] = (first + second) % fewest
        choice[crossed[0]] = first
        choice[crossed[1]] = second
        return Configuration(
          appearance: appearances[choice[0]], sizeCategory: sizes[choice[1]],
          locale: locales[choice[2]])
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
