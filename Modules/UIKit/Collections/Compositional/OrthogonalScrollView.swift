import Foundation

/// Holds the views of a section that scrolls by itself; its content is as long as the section's groups.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  var section: Int
  private weak var layout: UICollectionViewCompositionalLayout?

  init(section: Int, layout: UICollectionViewCompositionalLayout) {
    self.section = section
    self.layout = layout
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    delegate = self
  }

  required init?(coder: NSCoder) {
    section = 0
    super.init(coder: coder)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layout?.sectionDidScroll(section, to: contentOffset)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout else { return }
    targetContentOffset.pointee = layout.restingOffset(
      ofSection: section, from: contentOffset, toward: targetContentOffset.pointee)
  }
}

extension UICollectionViewCompositionalLayout {
  /// The content of a section that scrolls by itself, as far as it is visible.
  func orthogonalFrame(ofSection index: Int) -> CGRect {
    let frame = sections[index].orthogonalFrame
    let start = sectionStart(index)
    return axis == .vertical
      ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
  }

  /// What is visible of a section that scrolls by itself, in coordinates that move with its content.
  func orthogonallyVisibleRect(ofSection index: Int) -> CGRect {
    let frame = orthogonalFrame(ofSection: index)
    let offset = orthogonalOffsets[index] ?? 0
    return axis == .vertical
      ? frame.offsetBy(dx: offset, dy: 0) : frame.offsetBy(dx: 0, dy: offset)
  }

  func sectionDidScroll(_ index: Int, to offset: CGPoint) {
    guard sections.indices.contains(index) else { return }
    var position = axis.other.along(offset)
    if axis == .vertical, hostView?.mirrorsLayout == true {
      // The content is mirrored: its start is at the right.
      position = sections[index].orthogonalLength - breadth - position
    }
    guard orthogonalOffsets[index] ?? 0 != position else { return }
    orthogonalOffsets[index] = position
    hostView?.setNeedsLayout()
  }

  /// Where a section comes to rest that scrolls by itself.
  func restingOffset(
    ofSection index: Int, from current: CGPoint, toward proposed: CGPoint
  ) -> CGPoint {
    guard sections.indices.contains(index) else { return proposed }
    let section = sections[index]
    let along = section.groupAxis
    let behavior = section.template.orthogonalScrollingBehavior
    guard behavior != .continuous, behavior != .paging, !section.groupStarts.isEmpty else {
      return proposed
    }
    let lengths = section.groupLengths
    let position = along.along(proposed)
    let nearest = lengths.index(at: position + lengths.values[0] / 2)
    var target = lengths.start(of: nearest)
    if behavior != .continuousGroupLeadingBoundary {
      // At most one group further than where the content is.
      let here = lengths.index(at: along.along(current))
      target = lengths.start(of: min(max(nearest, here), here + 1))
    }
    if behavior == .groupPagingCentered {
      let group = lengths.index(at: target)
      target -= (breadth - (lengths[group] - section.template.interGroupSpacing)) / 2
    }
    let highest = max(section.orthogonalLength - breadth, 0)
    target = min(max(target, 0), highest)
    return along == .horizontal
      ? CGPoint(x: target, y: proposed.y) : CGPoint(x: proposed.x, y: target)
  }

  /// Scrolls a section that scrolls by itself as far as shows the item where it should be.
  func scrollSection(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    prepareIfNeeded()
    guard isOrthogonal(section: path.section), let hostView,
      let frame = attributesOfItem(at: path)?.frame
    else { return false }
    hostView.refresh()
    guard let scroller = hostView.orthogonalViews[path.section] else { return false }
    let section = sections[path.section]
    let isHorizontal = axis == .vertical
    let (start, end) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    var target = orthogonalOffsets[path.section] ?? 0
    let (atStart, centered, atEnd):
      (
        UICollectionView.ScrollPosition, UICollectionView.ScrollPosition,
        UICollectionView.ScrollPosition
      ) =
        isHorizontal
        ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(atStart) {
      target = start
    } else if position.contains(centered) {
      target = (start + end - breadth) / 2
    } else if position.contains(atEnd) {
      target = end - breadth
    } else if start < target {
      target = start
    } else if end > target + breadth {
      target = end - breadth
    }
    let highest = max(section.orthogonalLength - breadth, 0)
    target = min(max(target, 0), highest)
    if isHorizontal, hostView.mirrorsLayout { target = highest - target }
    scroller.setContentOffset(
      isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: animated)
    return true
  }
}

// MARK: In the collection view

extension UICollectionViewCompositionalLayout {
  /// Whether an element belongs to the groups of a section that scrolls by itself.
  func isInScroller(_ key: ElementKey) -> Bool {
    guard key.indexPath.count == 2, isOrthogonal(section: key.indexPath.section) else {
      return false
    }
    switch key.category {
    case .cell: return true
    case .decorationView: return false
    case .supplementaryView:
      return !sections[key.indexPath.section].boundaries.contains {
        $0.item.elementKind == key.kind
      }
    }
  }

  /// Makes, places and drops the views in which visible sections scroll by themselves.
  func showOrthogonalViews() {
    guard let hostView else { return }
    var visible: Set<Int> = []
    if sections.contains(where: \.isOrthogonal) {
      let bounds = hostView.bounds
      var index = sectionLengths.index(at: axis.start(bounds) - startOfSections)
      while index < sections.count, sectionStart(index) < axis.end(bounds) {
        if sections[index].isOrthogonal, orthogonalFrame(ofSection: index).overlaps(bounds) {
          visible.insert(index)
          place(scroller(ofSection: index, in: hostView), of: index, in: hostView)
        }
        index += 1
      }
    }
    for index in hostView.orthogonalViews.keys.sorted() where !visible.contains(index) {
      hostView.dropOrthogonalView(ofSection: index)
    }
  }

  private func scroller(
    ofSection index: Int, in view: UICollectionView
  ) -> OrthogonalScrollView {
    if let scroller = view.orthogonalViews[index] { return scroller }
    let scroller = OrthogonalScrollView(section: index, layout: self)
    view.orthogonalViews[index] = scroller
    view.insertSubview(scroller, at: view.backgroundView == nil ? 0 : 1)
    return scroller
  }

  private func place(
    _ scroller: OrthogonalScrollView, of index: Int, in view: UICollectionView
  ) {
    let section = sections[index]
    let behavior = section.template.orthogonalScrollingBehavior
    let properties = section.template.orthogonalScrollingProperties
    let frame = orthogonalFrame(ofSection: index)
    let length = max(section.orthogonalLength, breadth)
    let size = axis.size(along: axis.along(frame.size), across: length)
    scroller.isPagingEnabled = behavior == .paging
    scroller.decelerationRate =
      properties.decelerationRate
      ?? (behavior == .continuous || behavior == .continuousGroupLeadingBoundary
        ? .normal : .fast)
    scroller.bounces = properties.bounce != .never
    scroller.alwaysBounceHorizontal = properties.bounce == .always
    guard scroller.frame != frame || scroller.contentSize != size else { return }
    var position = orthogonalOffsets[index] ?? 0
    if axis == .vertical, view.mirrorsLayout { position = length - breadth - position }
    scroller.frame = frame
    scroller.contentSize = size
    scroller.contentOffset =
      axis == .vertical ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }
}

extension UICollectionView {
  /// Takes away the view of a section that is out of sight or gone; its cells go back to the pool.
  func dropOrthogonalView(ofSection index: Int) {
    guard let scroller = orthogonalViews.removeValue(forKey: index) else { return }
    let held = elements.filter { $0.value.view.superview === scroller }
    for key in held.keys { elements[key] = nil }
    // Those that wait to serve again wait in the collection.
    for view in scroller.storedSubviews { addSubview(view) }
    scroller.removeFromSuperview()
    retire(held)
  }

  /// Lets the views follow their sections through a batch of changes.
  func moveOrthogonalViews(_ change: CollectionChange) {
    guard !orthogonalViews.isEmpty else { return }
    var moved: [Int: OrthogonalScrollView] = [:]
    for (index, scroller) in orthogonalViews {
      if let new = change.newSection(of: index), !change.reloadedSections.contains(index) {
        scroller.section = new
        moved[new] = scroller
      } else {
        for view in scroller.storedSubviews { addSubview(view) }
        scroller.removeFromSuperview()
      }
    }
    orthogonalViews = moved
  }
}
