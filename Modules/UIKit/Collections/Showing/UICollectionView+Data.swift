import Foundation

extension UICollectionView {
  /// The numbers of items of all sections, asked for once until something changes.
  var itemCounts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askForCounts()
    knownCounts = counts
    return counts
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    var room = ListRoom()
    let sections = room.take(
      noneIfNegative(dataSource.numberOfSections(in: self), "sections"), "numberOfSections")
    return (0..<sections).map {
      let items = dataSource.collectionView(self, numberOfItemsInSection: $0)
      return room.take(noneIfNegative(items, "items in section \($0)"), "numberOfItemsInSection")
    }
  }

  private func noneIfNegative(_ count: Int, _ subject: String) -> Int {
    guard count < 0 else { return count }
    Headless.report(.negativeCount(count: count, of: subject))
    return 0
  }

  func reloadEverything() {
    unhighlight()
    movement = nil
    dataVersion += 1
    let shown = elements
    elements = [:]
    selectedPaths = []
    knownCounts = nil
    prefetching = Prefetching()
    invalidateEverything()
    retire(shown)
  }

  /// Has the layout begin anew, as it does after a reload.
  func invalidateEverything() {
    let context = storedLayout.makeContext()
    context.isOfEverything = true
    context.isOfCounts = true
    storedLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  func delegateDidChange(from old: (any UICollectionViewDelegate)?) {
    scrollDelegate = delegate
    guard delegate !== old else { return }
    // A flow layout asks the delegate for its measures.
    storedLayout.invalidateLayout()
    if delegate != nil, menus == nil { menus = CollectionMenus(self) }
  }

  // MARK: Layout objects

  func adoptLayout() {
    storedLayout.hostView = self
    storedLayout.needsPreparation = true
    setNeedsLayout()
  }

  func exchangeLayout(
    for layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== storedLayout else {
      completion?(true)
      return
    }
    let old = storedLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in elements.values { element.view.willTransition(from: old, to: layout) }
    let change = {
      old.hostView = nil
      self.storedLayout = layout
      // What it computed elsewhere is of no use here.
      layout.hostView = self
      layout.invalidateLayout()
      for key in self.elements.keys { self.elements[key]?.needsFitting = true }
      self.setNeedsLayout()
      if self.knownCounts != nil {
        self.refresh()
        self.settleOffset()
      }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for element in self.elements.values { element.view.didTransition(from: old, to: layout) }
    }
    if animated {
      UIView.animate(withDuration: CollectionBatch.duration, animations: change) { completion?($0) }
    } else {
      change()
      completion?(true)
    }
  }

  /// Lets layout and delegate say where the content lies after a change.
  func settleOffset() {
    var target = storedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      target = delegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target != contentOffset else { return }
    contentOffset = target
    refresh()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isOfCounts, batch == nil, !isRefreshing { knownCounts = nil }
    pendingOffsetAdjustment.x += context.contentOffsetAdjustment.x
    pendingOffsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout, while it still sees the old bounds, whether it must change with them.
  func askLayout(aboutBoundsInsteadOf oldBounds: CGRect) {
    let newBounds = super.bounds
    boundsInQuestion = oldBounds
    defer { boundsInQuestion = nil }
    guard storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(forBoundsChange: newBounds))
  }
}
