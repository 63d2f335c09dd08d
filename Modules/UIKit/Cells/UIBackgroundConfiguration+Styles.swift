extension UIBackgroundConfiguration {
  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { .init(role: .clear) }

  /// The background of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }

  /// The background of a list's header.
  public static func listHeader() -> UIBackgroundConfiguration { .init(role: .plainHeader) }

  /// The background of a list's footer.
  public static func listFooter() -> UIBackgroundConfiguration { .init(role: .plainHeader) }

  /// The background of a cell in the sidebar of an app.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(role: .sidebarCell)
  }

  /// The background of a cell in a plain list.
  @available(*, deprecated, message: "Use listCell()")
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }

  /// The background of a header or footer in a plain list.
  @available(*, deprecated, message: "Use listHeader() or listFooter()")
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(role: .plainHeader)
  }

  /// The background of a cell in a grouped list.
  @available(*, deprecated, message: "Use listCell()")
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }

  /// The background of a header or footer in a grouped list.
  @available(*, deprecated, message: "Use listHeader() or listFooter()")
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(role: .groupedHeader)
  }

  /// The background of a header in a sidebar.
  @available(*, deprecated, message: "Use listHeader()")
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(role: .clear) }

  /// The background of a cell in a sidebar.
  @available(*, deprecated, message: "Use listCell()")
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(role: .sidebarCell) }
}
