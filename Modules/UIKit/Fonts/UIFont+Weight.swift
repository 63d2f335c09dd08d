public import Foundation

extension UIFont {
  /// How heavy the strokes of a font are: 0 is regular, −1 and 1 are the ends.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight of a number from −1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The finest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Strokes one step from the finest.
    public static let thin = Weight(-0.6)
    /// Strokes a little finer than regular.
    public static let light = Weight(-0.4)
    /// The strokes of running text.
    public static let regular = Weight(0)
    /// Strokes a little heavier than regular.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold, as headlines have them.
    public static let semibold = Weight(0.3)
    /// Strokes that stand out from running text.
    public static let bold = Weight(0.4)
    /// Strokes one step from the heaviest.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)
  }

  /// How wide the characters of a font are: 0 is standard, negative is narrower.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width of a number, which is negative for narrower characters.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest characters.
    public static let compressed = Width(-0.3)
    /// Characters a little narrower than standard.
    public static let condensed = Width(-0.2)
    /// The characters of running text.
    public static let standard = Width(0)
    /// Characters wider than standard.
    public static let expanded = Width(0.2)
  }
}

extension UIFont.Weight {
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The weight that the system uses instead when the person asks for bold text.
  ///
  /// Apple does not publish the rule. Here it is the named weight two steps up, which makes
  /// regular text semibold and semibold text heavy; the ends stay where they are.
  package var forBoldText: UIFont.Weight {
    let index = Self.named.lastIndex { $0.rawValue <= rawValue } ?? 0
    return Self.named[Swift.min(index + 2, Self.named.count - 1)]
  }
}
