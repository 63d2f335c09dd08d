import Foundation

// Apple does not document the fonts, colors and distances; they are our own, near those of a device.
extension UIListContentConfiguration {
  private static let cellMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  private static let headerMargins = NSDirectionalEdgeInsets(
    top: 6, leading: 16, bottom: 6, trailing: 8)

  private init(
    _ style: UIFont.TextStyle = .body, _ color: UIColor = .label,
    secondary: UIFont.TextStyle = .caption1, margins: NSDirectionalEdgeInsets = cellMargins
  ) {
    textProperties = TextProperties(style: style, color: color)
    secondaryTextProperties = TextProperties(style: secondary, color: .secondaryLabel)
    directionalLayoutMargins = margins
  }

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor, isUppercase: Bool = false
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(style, color, margins: headerMargins)
    if isUppercase { configuration.textProperties.transform = .uppercase }
    return configuration
  }

  /// Content of a list's cell, whose second text is small and below the text.
  public static func cell() -> UIListContentConfiguration { .init() }

  /// Content of a list's cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }

  /// Content of a list's cell with a second text on the trailing side, or below where room is short.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Content of a cell in an app's sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init() }

  /// Content of a cell in an app's sidebar, with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init() }

  /// Content of a list's header.
  public static func header() -> UIListContentConfiguration { header(.headline, .label) }

  /// Content of a list's footer.
  public static func footer() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel)
  }

  /// Content of a header that stands out in a list of inset groups.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline, .label)
  }

  /// Content of a header that stands out most in a list of inset groups.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.title3, .label)
  }

  /// Content of a header in a plain list.
  @available(*, deprecated, message: "Use header()")
  public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label) }

  /// Content of a footer in a plain list.
  @available(*, deprecated, message: "Use footer()")
  public static func plainFooter() -> UIListContentConfiguration {
    header(.subheadline, .secondaryLabel)
  }

  /// Content of a header in a grouped list, in capitals.
  @available(*, deprecated, message: "Use header()")
  public static func groupedHeader() -> UIListContentConfiguration { capitalHeader() }

  /// Content of a footer in a grouped list.
  @available(*, deprecated, message: "Use footer()")
  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  /// Content of a cell in a sidebar.
  @available(*, deprecated, message: "Use cell()")
  public static func sidebarCell() -> UIListContentConfiguration { .init() }

  /// Content of a cell in a sidebar, with a second text below.
  @available(*, deprecated, message: "Use subtitleCell()")
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init() }

  /// Content of a header in a sidebar.
  @available(*, deprecated, message: "Use header()")
  public static func sidebarHeader() -> UIListContentConfiguration { header(.headline, .label) }

  /// A header in capitals, as grouped tables have them.
  static func capitalHeader() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, isUppercase: true)
  }
}
