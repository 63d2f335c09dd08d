import Foundation

/// The views of what is in sight of a table.
struct ShownParts {
  var rows: [RowPlace: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The header and footer that were made only to see whether the delegate makes any.
  var triedHeader: (section: Int, view: UIView?)?
  var triedFooter: (section: Int, view: UIView?)?
  var makesHeaders: Bool?
  var makesFooters: Bool?

  var sortedRows: [RowPlace] { rows.keys.sorted() }

  /// Forgets what was found of headers and footers, as the data changes.
  mutating func forgetEdges() {
    triedHeader = nil
    triedFooter = nil
    makesHeaders = nil
    makesFooters = nil
  }
}

extension UITableView {
  // MARK: Showing

  /// Makes the views of what is in sight, measures them, and gives back those out of sight.
  ///
  /// Where a row above the top edge turns out to have another height than estimated, the offset
  /// follows, so that what was in sight below it stays where it is.
  ///
  /// Returns whether it came to its end: it stops once the program, which makes the views and is told
  /// of them, has changed the rows.
  func tile() -> Bool {
    let version = loading.version
    let sight = bounds
    retire(outside: sight)
    guard version == loading.version else { return false }
    let anchor = shown.rows.keys.max()
    var wanted: Set<TablePart> = []
    var next = sight.height > 0 && sight.width > 0 ? part(at: sight.minY) : nil
    let first = next
    var last = next
    while let part = next {
      let start = sectionsStart + places.start(of: part)
      guard start < bounds.maxY else { break }
      next = show(part, start: start, anchor: anchor, &wanted)
      guard version == loading.version else { return false }
      last = part
    }
    if style == .plain { showFloating(from: first, to: last, &wanted) }
    guard version == loading.version else { return false }
    retire(allBut: wanted)
    return version == loading.version
  }

  private func part(at y: CGFloat) -> TablePart? {
    places.part(at: max(0, y - sectionsStart))
  }

  /// Shows a part if it is in sight, and returns the next one; none if the rows change meanwhile.
  private func show(
    _ part: TablePart, start: CGFloat, anchor: RowPlace?, _ wanted: inout Set<TablePart>
  ) -> TablePart? {
    let version = loading.version
    let estimate = places.height(of: part)
    let isNew = view(of: part) == nil
    let view = ensureView(of: part)
    guard version == loading.version else { return nil }
    measure(part, view)
    guard version == loading.version else { return nil }
    let height = places.height(of: part)
    let isBelow = anchor.map { part.isAbove($0) } ?? false
    if height != estimate, start < bounds.minY, isBelow { bounds.origin.y += height - estimate }
    guard version == loading.version else { return nil }
    if start + height > bounds.minY, start < bounds.maxY { wanted.insert(part) }
    guard let view else { return places.part(after: part) }
    place(view, at: start, height: height)
    if isNew { announce(view, of: part) }
    guard version == loading.version else { return nil }
    return places.part(after: part)
  }

  /// The header of the topmost section and the footer of the lowest stay in sight in plain tables.
  private func showFloating(
    from first: TablePart?, to last: TablePart?, _ wanted: inout Set<TablePart>
  ) {
    var floating: [TablePart] = []
    if let first, places.sections[first.section].header.extent > 0 {
      floating.append(.header(first.section))
    }
    if let last, places.sections[last.section].footer.extent > 0 {
      floating.append(.footer(last.section))
    }
    let version = loading.version
    for part in floating where version == loading.version && !wanted.contains(part) {
      let start = sectionsStart + places.start(of: part)
      _ = show(part, start: start, anchor: nil, &wanted)
      wanted.insert(part)
    }
  }

  func place(_ view: UIView, at start: CGFloat, height: CGFloat) {
    let isCell = view is UITableViewCell
    let frame = CGRect(
      x: isCell ? sideInset : 0, y: start, width: isCell ? rowWidth : bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  func view(of part: TablePart) -> UIView? {
    switch part {
    case .header(let section): shown.headers[section]
    case .row(let place): shown.rows[place]
    case .footer(let section): shown.footers[section]
    }
  }

  private func ensureView(of part: TablePart) -> UIView? {
    switch part {
    case .header(let section): ensureHeader(section)
    case .row(let place): ensureCell(place)
    case .footer(let section): ensureFooter(section)
    }
  }

  private func announce(_ view: UIView, of part: TablePart) {
    switch part {
    case .header(let section):
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .row(let place):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    case .footer(let section):
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  // MARK: Measuring

  /// Finds the height of a part that is not known yet.
  private func measure(_ part: TablePart, _ view: UIView?) {
    guard !places.isKnown(part) else { return }
    let version = loading.version
    if case .row(let place) = part {
      let asked = delegate.flatMap { delegate in
        OptionalMethod.heightForRow.answer {
          delegate.tableView(self, heightForRowAt: place.indexPath)
        }
      }
      guard version == loading.version else { return }
      if let fixed = checkedHeight(asked ?? rowHeight, of: place) {
        // What nobody decides for this row alone need not be kept for it.
        guard asked != nil || fixed != places.height(of: part) else { return }
        return places.setKnown(part, height: fixed)
      }
    }
    let height = view.map(fittingHeight) ?? 0
    guard version == loading.version else { return }
    places.setKnown(part, height: height)
  }

  /// The height that was given, or `nil` for that of the content.
  private func checkedHeight(_ height: CGFloat, of place: RowPlace) -> CGFloat? {
    if height == UITableView.automaticDimension { return nil }
    if height >= 0, height.isFinite { return height }
    Headless.report(.lists(.impossibleHeight(height: Double(height), indexPath: place.indexPath)))
    return UITableView.standardRowHeight
  }

  private func fittingHeight(_ view: UIView) -> CGFloat {
    view.updateTraitsIfNeeded()
    let isCell = view is UITableViewCell
    let width = isCell ? rowWidth : bounds.width
    let measures =
      isCell || view is UITableViewHeaderFooterView || view.hasConstrainedContent
    guard measures else { return view.frame.height }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    return ((size.height * scale - 1e-6).rounded(.up) / scale)
  }

  /// Has the height of a part measured anew because its content may need another one.
  func contentDidResize(in view: UIView) {
    guard selfSizingInvalidation != .disabled, !loading.needsData, !loading.isLoading,
      !loading.isLayingOut
    else { return }
    let part: TablePart?
    if let cell = view as? UITableViewCell {
      part = cell.place.map { .row($0) }
    } else if let section = shown.headers.first(where: { $0.value === view })?.key {
      part = .header(section)
    } else {
      part = shown.footers.first { $0.value === view }.map { .footer($0.key) }
    }
    guard let part, updates.depth == 0 else { return }
    places.forget(part)
    setNeedsLayout()
  }
}

extension TablePart {
  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let place): place.section
    }
  }

  /// Whether the part lies above a row.
  func isAbove(_ place: RowPlace) -> Bool {
    switch self {
    case .header(let section): section <= place.section
    case .row(let own): own < place
    case .footer(let section): section < place.section
    }
  }
}
