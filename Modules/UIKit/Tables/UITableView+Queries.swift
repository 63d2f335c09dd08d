public import Foundation

extension UITableView {
  /// The number of rows in a section, as the data source said; a section that does not exist is
  /// reported, and has none.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard hasSection(section, for: "numberOfRows(inSection:)") else { return 0 }
    return places.sections[section].rows.count
  }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard hasSection(section, for: "rect(forSection:)") else { return .zero }
    return CGRect(
      x: 0, y: sectionsStart + places.start(ofSection: section), width: bounds.width,
      height: places.sections[section].height)
  }

  /// The rectangle of a row, in the table's coordinates, by estimates for rows that have not been in
  /// sight; a row that does not exist is reported, and its rectangle is zero.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = place(of: indexPath, for: "rectForRow(at:)") else { return .zero }
    return rect(of: .row(place))
  }

  /// The rectangle of a section's header where it lies when it is not held at the edge.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard hasSection(section, for: "rectForHeader(inSection:)") else { return .zero }
    return rect(of: .header(section))
  }

  /// The rectangle of a section's footer where it lies when it is not held at the edge.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard hasSection(section, for: "rectForFooter(inSection:)") else { return .zero }
    return rect(of: .footer(section))
  }

  func rect(of part: TablePart) -> CGRect {
    var (x, width) = (CGFloat(0), bounds.width)
    if case .row = part { (x, width) = (sideInset, rowWidth) }
    return CGRect(
      x: x, y: sectionsStart + places.start(of: part), width: width,
      height: places.height(of: part))
  }

  // MARK: Rows

  /// The row at a point of the table, or `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.maxX else { return nil }
    let y = point.y - sectionsStart
    guard y >= 0, y < places.height, case .row(let place)? = places.part(at: y) else {
      return nil
    }
    return rect(of: .row(place)).contains(point) ? place.indexPath : nil
  }

  /// The row of a cell that is shown, or `nil`.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.table === self, let place = cell.place, shown.rows[place] === cell else {
      return nil
    }
    return place.indexPath
  }

  /// The rows that lie at least partly in a rectangle, in their order.
  ///
  /// It costs what the rows in the rectangle cost.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var next = places.part(at: max(0, rect.minY - sectionsStart))
    while let part = next, sectionsStart + places.start(of: part) < rect.maxY {
      if case .row(let place) = part, self.rect(of: part).maxY > rect.minY {
        paths.append(place.indexPath)
      }
      next = places.part(after: part)
    }
    return paths
  }

  /// The cell that is shown for a row, or `nil` where the row is out of sight or does not exist.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    guard indexPath.count == 2 else { return nil }
    return shown.rows[RowPlace(section: indexPath[0], row: indexPath[1])]
  }

  /// The rows in sight in their order, or `nil` where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let places = visiblePlaces
    return places.isEmpty ? nil : places.map(\.indexPath)
  }

  /// The cells in sight, in the order of their rows.
  public var visibleCells: [UITableViewCell] { visiblePlaces.compactMap { shown.rows[$0] } }

  private var visiblePlaces: [RowPlace] {
    bringUpToDate()
    return shown.sortedRows.filter {
      guard let frame = shown.rows[$0]?.frame else { return false }
      return frame.maxY > bounds.minY && frame.minY < bounds.maxY
    }
  }

  /// The header that is shown for a section, if it is one of the class for headers.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer that is shown for a section, if it is one of the class for footers.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Checking

  private func hasSection(_ section: Int, for method: String) -> Bool {
    if places.sections.indices.contains(section) { return true }
    Headless.report(
      .lists(
        .noSuchSection(section: section, count: places.sections.count, method: method)))
    return false
  }

  /// The place of a row that exists; another is reported.
  func place(of indexPath: IndexPath, for method: String) -> RowPlace? {
    loadIfNeeded()
    if indexPath.count == 2, places.sections.indices.contains(indexPath[0]),
      (0..<places.sections[indexPath[0]].rows.count).contains(indexPath[1])
    {
      return RowPlace(section: indexPath[0], row: indexPath[1])
    }
    Headless.report(.lists(.noSuchRow(indexPath: indexPath, method: method)))
    return nil
  }
}
