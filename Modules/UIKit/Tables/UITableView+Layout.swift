import Foundation

extension UITableView {
  /// Shows what is in sight, where it belongs.
  func layOutParts() {
    guard !loading.isLayingOut, !loading.isLoading, updates.depth == 0 else { return }
    loading.isLayingOut = true
    defer { loading.isLayingOut = false }
    showRows()
    sizeContent()
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: sectionsStart + places.height, width: bounds.width,
        height: tableFooterView.frame.height)
    }
    placeFloating()
    backgroundView?.frame = bounds
    layOutSectionIndex()
    notePrefetching()
  }

  /// Begins anew whenever the rows change while the program makes their views.
  private func showRows() {
    for _ in 0..<TableLoading.roundLimit {
      if bounds.width != loading.width, !loading.needsData { loading.needsHeights = true }
      loadIfNeeded()
      tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: sectionsStart)
      if !loading.needsData, tile() { return }
    }
    reportUnrest()
  }

  /// Brings what is shown in line with what happened since the last layout, for who asks about it.
  func bringUpToDate() {
    guard pending.contains(.layout) else { return }
    layOutParts()
  }
}
