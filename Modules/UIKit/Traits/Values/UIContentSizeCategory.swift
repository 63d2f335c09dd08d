public import Foundation

/// A size of text that a person asks for, from extra small to the largest accessibility size.
///
/// Categories compare by the size they ask for. `unspecified`, and any raw value that names no
/// size, come before all sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No size is asked for.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Three steps below ``large``: the smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below ``large``.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below ``large``.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The size that a device has when nobody has changed it.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above ``large``.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above ``large``.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above ``large``: the largest size outside the settings of accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The first size of those for people with poor sight.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size of those for people with poor sight.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size of those for people with poor sight.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size of those for people with poor sight.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth size of those for people with poor sight: the largest of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve categories that ask for a size, smallest first.
  package static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category's place among `ordered`, or `nil` if it asks for no size.
  package var index: Int? { Self.indexByCategory[self] }

  private static let indexByCategory = Dictionary(
    uniqueKeysWithValues: zip(ordered, ordered.indices))

  private static let firstAccessibilityIndex = 7

  /// Whether the category is one of the five large sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool {
    index.map { $0 >= Self.firstAccessibilityIndex } ?? false
  }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    switch (left.index, right.index) {
    case (let left?, let right?): left < right
    case (nil, _?): true
    case (_?, nil): false
    case (nil, nil): left.rawValue < right.rawValue
    }
  }
}

extension UIContentSizeCategory {
  /// Posted when the person's preferred size changes; its user info holds the new category under
  /// `newValueUserInfoKey`.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key under which `didChangeNotification` carries the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
