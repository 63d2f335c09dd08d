import Foundation

extension UITableView {
  /// How long the animation of an update takes, in seconds; decided here, as Apple states no time.
  private static var updateDuration: TimeInterval { 0.3 }

  func beginUpdateGroup() {
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
  }

  func endUpdateGroup() {
    guard updates.depth > 0 else {
      return Headless.report(.lists(.unbalancedUpdates))
    }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let update = updates.pending
    updates.pending = TableUpdate()
    commit(update)
  }

  /// Makes a change in a group of its own, if none is open.
  func update(_ change: (inout TableUpdate) -> Void) {
    beginUpdateGroup()
    change(&updates.pending)
    endUpdateGroup()
  }

  func performUpdates(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    AnimationContext.run(
      .init(duration: Self.updateDuration),
      changes: {
        beginUpdateGroup()
        changes?()
        endUpdateGroup()
      }, completion: completion)
  }

  // MARK: Committing

  /// Shows the table as it is after an update: what stays keeps its cell, its height and its
  /// selection.
  ///
  /// An update that does not fit the data is reported, as UIKit raises an exception; the table then
  /// loads anew.
  private func commit(_ update: TableUpdate) {
    // Data that was never loaded cannot have changed.
    guard !loading.needsData else { return setNeedsLayout() }
    let old = places.sections.map(\.rows.count)
    do {
      let map = try TableUpdateMap(update, from: old, to: askCounts())
      apply(map, update)
    } catch {
      Headless.report(.lists(.invalidUpdate(reason: error.text)))
      dataDidChange()
    }
    layOutParts()
  }

  private func apply(_ map: TableUpdateMap, _ update: TableUpdate) {
    let reloaded = Set(update.reloadedSections)
    let offset = anchor(map)
    rebuildGeometry(map, reloaded)
    moveRows(map, reloaded)
    moveEdges(map, reloaded)
    moveSelection(map, reloaded)
    reconfigure(
      update.reconfiguredRows.compactMap { path in
        path.count == 2 ? map.newPlace(RowPlace(section: path[0], row: path[1])) : nil
      })
    sizeContent()
    keep(offset)
    sectionIndex.needsTitles = true
    setNeedsLayout()
  }

  /// New heights: those of rows that stay, and guesses for the others.
  private func rebuildGeometry(_ map: TableUpdateMap, _ reloaded: Set<Int>) {
    let rules = HeightRules(self)
    let old = places.sections
    var sources: [Int: Int] = [:]
    for section in old.indices where !reloaded.contains(section) {
      if let new = map.newSection(section) { sources[new] = section }
    }
    let incoming = map.rowsFromElsewhere
    places = TableGeometry(
      map.newCounts.enumerated().map { section, count in
        guard let source = sources[section] else { return rules.section(section, count: count) }
        let former = old[source]
        guard map.rows[source] != nil || incoming[section] != nil || !map.reloadedRows.isEmpty
        else {
          return former
        }
        var next = former
        let guess = rules.rows(section: section, count: count)
        guard !former.rows.isPlain || !guess.isPlain else {
          next.rows = guess
          return next
        }
        let origins = map.origins(ofSection: section, from: source, oldCount: former.rows.count)
        next.rows = former.rows.updated(
          count: count, guess: guess
        ) { row in
          guard let origin = origins[row] else { return nil }
          return map.reloadedRows.contains(RowPlace(section: source, row: origin)) ? nil : origin
        }
        return next
      })
  }

  private func moveRows(_ map: TableUpdateMap, _ reloaded: Set<Int>) {
    let former = shown.rows
    shown.rows = [:]
    for place in former.keys.sorted() {
      guard let cell = former[place] else { continue }
      let stays = !reloaded.contains(place.section) && !map.reloadedRows.contains(place)
      if stays, let target = map.newPlace(place) {
        cell.place = target
        shown.rows[target] = cell
      } else {
        end(cell, at: place)
      }
    }
  }

  private func moveEdges(_ map: TableUpdateMap, _ reloaded: Set<Int>) {
    let headers = shown.headers
    let footers = shown.footers
    for section in headers.keys.sorted()
    where reloaded.contains(section) || map.newSection(section) == nil {
      retireHeader(section)
    }
    for section in footers.keys.sorted()
    where reloaded.contains(section) || map.newSection(section) == nil {
      retireFooter(section)
    }
    shown.headers = shown.headers.moved { map.newSection($0) }
    shown.footers = shown.footers.moved { map.newSection($0) }
  }

  private func moveSelection(_ map: TableUpdateMap, _ reloaded: Set<Int>) {
    selection.rows = selection.rows.compactMap { place in
      guard !reloaded.contains(place.section), !map.reloadedRows.contains(place) else {
        return nil
      }
      return map.newPlace(place)
    }
  }

  /// Has the data source configure shown cells again; those of rows out of sight are configured when
  /// they come into sight anyway.
  private func reconfigure(_ rows: [RowPlace]) {
    guard let dataSource else { return }
    for place in rows {
      guard let cell = shown.rows[place] else { continue }
      updates.reconfiguredCell = cell
      let answer = dataSource.tableView(self, cellForRowAt: place.indexPath)
      updates.reconfiguredCell = nil
      places.forget(.row(place))
      guard answer !== cell else { continue }
      Headless.report(.lists(.reconfiguredOtherCell(indexPath: place.indexPath)))
      shown.rows[place] = nil
      end(cell, at: place)
      adopt(answer, place)
    }
  }

  // MARK: Keeping still

  /// The topmost row in sight that stays, and how far it lies below the top edge.
  private func anchor(_ map: TableUpdateMap) -> (row: RowPlace, distance: CGFloat)? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    for place in shown.sortedRows {
      guard let target = map.newPlace(place) else { continue }
      let start = sectionsStart + places.start(of: .row(place))
      if start + places.height(of: .row(place)) > bounds.minY {
        return (target, start - bounds.minY)
      }
    }
    return nil
  }

  private func keep(_ anchor: (row: RowPlace, distance: CGFloat)?) {
    guard let anchor else { return }
    let start = sectionsStart + places.start(of: .row(anchor.row))
    let offset = offsetRange.clamp(CGPoint(x: contentOffset.x, y: start - anchor.distance))
    if offset != contentOffset { bounds.origin = offset }
  }
}

extension [Int: UIView] {
  fileprivate func moved(_ target: (Int) -> Int?) -> [Int: UIView] {
    var moved: [Int: UIView] = [:]
    for (section, view) in self {
      if let target = target(section) { moved[target] = view }
    }
    return moved
  }
}
