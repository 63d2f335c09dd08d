public import Foundation

extension UITableView {
  /// Scrolls a row to a position; the row `NSNotFound` means the start of its section.
  ///
  /// In a plain table the top is below the header that is held there. A row that does not exist is
  /// reported.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let target = target(of: indexPath) else { return }
    if animated {
      setContentOffset(offset(toShow: target, at: scrollPosition), animated: true)
      return
    }
    // On the way the rows come into sight that were estimated, which moves the target.
    let version = loading.version
    for _ in 0..<4 where version == loading.version {
      let offset = offset(toShow: target, at: scrollPosition)
      guard offset != contentOffset else { return }
      setContentOffset(offset, animated: false)
      bringUpToDate()
    }
  }

  private func target(of indexPath: IndexPath) -> TablePart? {
    if indexPath.count == 2, indexPath[1] == NSNotFound,
      places.sections.indices.contains(indexPath[0])
    {
      return .header(indexPath[0])
    }
    return place(of: indexPath, for: "scrollToRow(at:at:animated:)").map { .row($0) }
  }

  private func offset(toShow part: TablePart, at position: ScrollPosition) -> CGPoint {
    let rect = rect(of: part)
    let insets = adjustedContentInset
    var top = insets.top
    if style == .plain, case .row(let place) = part {
      top += places.sections[place.section].header.height
    }
    let visible = bounds.height - top - insets.bottom
    let y: CGFloat
    switch position {
    case .top:
      y = rect.minY - top
    case .middle:
      y = rect.midY - visible / 2 - top
    case .bottom:
      y = rect.maxY - bounds.height + insets.bottom
    case .none:
      let lowest = rect.minY - top
      let highest = rect.maxY - bounds.height + insets.bottom
      y = highest > lowest ? lowest : min(max(contentOffset.y, highest), lowest)
    }
    return offsetRange.clamp(CGPoint(x: contentOffset.x, y: y))
  }

  /// Scrolls to the selected row that is nearest to the middle of the table.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let middle = visibleContentRect.midY
    let nearest = selection.rows.sorted().min {
      abs(rect(of: .row($0)).midY - middle) < abs(rect(of: .row($1)).midY - middle)
    }
    guard let nearest else { return }
    scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated)
  }
}
