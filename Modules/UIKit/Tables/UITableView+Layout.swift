import Foundation

extension UITableView {
  /// Shows what is in sight, where it belongs.
  func layOutParts() {
    guard !loading.isLayingOut, updates.depth == 0 else { return }
    loading.isLayingOut = true
    defer { loading.isLayingOut = false }
    if bounds.width != loading.width, !loading.needsData { loading.needsHeights = true }
    loadIfNeeded()
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: sectionsStart)
    tile()
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

  /// Brings what is shown in line with what happened since the last layout, for who asks about it.
  func bringUpToDate() {
    guard pending.contains(.layout) else { return }
    layOutParts()
  }
}
