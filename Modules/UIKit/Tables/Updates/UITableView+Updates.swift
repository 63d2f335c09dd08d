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
    // Data that changes as it is loaded is loaded anew.
    guard !loading.isLoading else { return dataDidChange() }
    let old = places.sections.map(\.rows.count)
    let version = loading.version
    loading.isLoading = true
    let counts = askCounts()
    do {
      let map = try TableUpdateMap(update, from: old, to: counts)
      let heights = newHeights(map, Set(update.reloadedSections))
      loading.isLoading = false
      // So is data that changes as the update asks for it.
      if version == loading.version {
        apply(map, update, heights)
      } else {
        dataDidChange()
      }
    } catch {
      loading.isLoading = false
      Headless.report(.lists(.invalidUpdate(reason: error.text)))
      dataDidChange()
    }
    layOutParts()
  }

  private func apply(_ map: TableUpdateMap, _ update: TableUpdate, _ heights: TableGeometry) {
    let reloaded = Set(update.reloadedSections)
    let stays = { (place: RowPlace) in
      !reloaded.contains(place.section) && !map.reloadedRows.contains(place)
    }
    let offset = anchor(map)
    loading.version += 1
    let version = loading.version
    places = heights
    let ended = shown.move(row: { stays($0) ? map.newPlace($0) : nil }) {
      reloaded.contains($0) ? nil : map.newSection($0)
    }
    selection.rows = selection.rows.compactMap { stays($0) ? map.newPlace($0) : nil }
    sectionIndex.needsTitles = true
    setNeedsLayout()
    end(ended)
    reconfigure(
      update.reconfiguredRows.compactMap { path in
        path.count == 2 ? map.newPlace(RowPlace(section: path[0], row: path[1])) : nil
      }, version)
    sizeContent()
    if version == loading.version { keep(offset) }
  }

  /// New heights: those of rows that stay, and guesses for the others.
  private func newHeights(_ map: TableUpdateMap, _ reloaded: Set<Int>) -> TableGeometry {
    let rules = HeightRules(self)
    let old = places.sections
    var sources: [Int: Int] = [:]
    for section in old.indices where !reloaded.contains(section) {
      if let new = map.newSection(section) { sources[new] = section }
    }
    let incoming = map.rowsFromElsewhere
    return TableGeometry(
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

  /// Has the data source configure shown cells again; those of rows out of sight are configured when
  /// they come into sight anyway.
  private func reconfigure(_ rows: [RowPlace], _ version: Int) {
    guard let dataSource else { return }
    for place in rows where version == loading.version {
      guard let cell = shown.rows[place] else { continue }
      updates.reconfiguredCell = cell
      let answer = dataSource.tableView(self, cellForRowAt: place.indexPath)
      updates.reconfiguredCell = nil
      guard version == loading.version else { return }
      places.forget(.row(place))
      guard answer !== cell else { continue }
      Headless.report(.lists(.reconfiguredOtherCell(indexPath: place.indexPath)))
      shown.rows[place] = nil
      cell.place = nil
      end(cell, at: place)
      if version == loading.version { adopt(answer, place) }
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
