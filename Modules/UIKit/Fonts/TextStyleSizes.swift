import Foundation

/// The sizes of text styles.
///
/// Source: "Specifications" of the Human Interface Guidelines, "Typography", iOS: the sizes for
/// Dynamic Type and for larger accessibility sizes. For the two extra large titles, which are
/// published at the default size only, the other sizes follow the large title in proportion.
enum TextStyleSizes {
  /// Sizes in points for the twelve categories, smallest first.
  private static let table: [UIFont.TextStyle: [CGFloat]] = {
    let large: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return [
      .largeTitle: large,
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: body,
      .body: body,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      .extraLargeTitle: large.map { ($0 * 36 / 34).rounded() },
      .extraLargeTitle2: large.map { ($0 * 28 / 34).rounded() },
    ]
  }()

  /// The size of a style. A style that is not the system's has the size of body, and a category
  /// that asks for no size means `large`, which devices start with.
  static func pointSize(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let sizes = table[style] ?? table[.body] ?? []
    return sizes[category.index ?? defaultIndex]
  }

  /// How much larger the style is at a category than at `large`.
  static func scale(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    pointSize(of: style, at: category) / pointSize(of: style, at: .large)
  }

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static let defaultIndex = 3
}
