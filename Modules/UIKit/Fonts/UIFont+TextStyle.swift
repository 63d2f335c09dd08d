extension UIFont {
  /// What a piece of text is for; each style has a size for each size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen where titles are large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A headline of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A headline of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A headline of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, heavier than the text below it.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Text to read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A heading of the second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption of the second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    /// The title of a whole screen, larger than any other.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The title of a whole screen, a step smaller than ``extraLargeTitle``.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// Scales sizes as the system scales text of this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
