import Foundation

/// Which rows near those in sight the prefetching data source was told of.
struct TablePrefetching {
  var rows: Set<RowPlace> = []
  var lastTop: CGFloat = 0
  /// Whether the table was last scrolled towards its end.
  var isForward = true
}

extension UITableView {
  /// Tells the prefetching data source of as many rows ahead as are in sight, and of those that no
  /// longer are ahead. How many that is Apple leaves open.
  func notePrefetching() {
    if bounds.minY != prefetching.lastTop {
      prefetching.isForward = bounds.minY > prefetching.lastTop
      prefetching.lastTop = bounds.minY
    }
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let near = rowsAhead()
    let visible = shown.rows
    let wanted = Set(near)
    let cancelled = prefetching.rows.filter { !wanted.contains($0) && visible[$0] == nil }
    let news = near.filter { !prefetching.rows.contains($0) }
    prefetching.rows = wanted
    let version = loading.version
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: cancelled.filter(exists).sorted().map(\.indexPath))
    }
    if !news.isEmpty, version == loading.version {
      prefetchDataSource.tableView(self, prefetchRowsAt: news.map(\.indexPath))
    }
  }

  /// The rows that come next in the direction of scrolling, the nearest first.
  private func rowsAhead() -> [RowPlace] {
    let sorted = shown.sortedRows
    guard let edge = prefetching.isForward ? sorted.last : sorted.first else { return [] }
    var found: [RowPlace] = []
    var place: RowPlace? = edge
    while found.count < sorted.count, let current = place {
      place = prefetching.isForward ? rowAfter(current) : rowBefore(current)
      if let place { found.append(place) }
    }
    return found
  }

  private func rowAfter(_ place: RowPlace) -> RowPlace? {
    if place.row + 1 < places.sections[place.section].rows.count {
      return RowPlace(section: place.section, row: place.row + 1)
    }
    return places.sections[(place.section + 1)...].firstIndex { $0.rows.count > 0 }
      .map { RowPlace(section: $0, row: 0) }
  }

  private func rowBefore(_ place: RowPlace) -> RowPlace? {
    if place.row > 0 { return RowPlace(section: place.section, row: place.row - 1) }
    return places.sections[..<place.section].lastIndex { $0.rows.count > 0 }
      .map { RowPlace(section: $0, row: places.sections[$0].rows.count - 1) }
  }
}
