import Foundation

extension UICollectionView {
  var shownCells: [UICollectionViewCell] {
    elements.keys.filter { $0.category == .cell }.sorted().compactMap {
      elements[$0]?.view as? UICollectionViewCell
    }
  }

  func path(of view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.elementKey, elements[key]?.view === view else { return nil }
    return key.indexPath
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    loadLayout()
    for scroller in orthogonalViews.values where scroller.frame.contains(point) {
      let inside = convert(point, to: scroller)
      let hit = shownCells.filter { $0.superview === scroller && $0.frame.contains(inside) }
      return hit.max { $0.zIndex < $1.zIndex }.flatMap { path(of: $0) }
    }
    let around = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -0.5, dy: -0.5)
    return layoutAttributes(in: around)
      .filter { $0.category == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard hasItem(at: path) else {
      return Headless.report(.noSuchItem(indexPath: path, doing: "scroll"))
    }
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal]
    where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      Headless.report(.contradictoryScrollPosition)
    }
    if storedLayout.scrollOrthogonally(to: path, position, animated: animated) { refresh() }
    guard let target = offset(showing: path, position) else { return }
    setContentOffset(target, animated: animated)
    guard !animated else { return }
    // Views on the way may turn out to have other sizes than estimated.
    for _ in 0..<10 {
      refresh()
      guard let target = offset(showing: path, position), target != contentOffset else { return }
      contentOffset = target
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = attributes(for: .cell(path))?.frame, frame.isFinite else { return nil }
    takeSizeForScrolling()
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - visible.height / 2 - insets.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - visible.height - insets.top
    } else {
      target.y += nearest(frame.minY...frame.maxY, visible.minY...visible.maxY)
    }
    if position.contains(.left) {
      target.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - visible.width / 2 - insets.left
    } else if position.contains(.right) {
      target.x = frame.maxX - visible.width - insets.left
    } else if !storedLayout.isOrthogonal(section: path.section) {
      target.x += nearest(frame.minX...frame.maxX, visible.minX...visible.maxX)
    }
    return offsetRange.clamp(target)
  }

  /// By how much what is visible must move to show a range, or as much of its start as fits.
  private func nearest(_ range: ClosedRange<CGFloat>, _ visible: ClosedRange<CGFloat>) -> CGFloat {
    if range.lowerBound < visible.lowerBound { return range.lowerBound - visible.lowerBound }
    guard range.upperBound > visible.upperBound else { return 0 }
    return min(range.upperBound - visible.upperBound, range.lowerBound - visible.lowerBound)
  }

  private func takeSizeForScrolling() {
    loadLayout()
    let size = storedLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }
}
