import Foundation

extension UICollectionView {
  /// How often the layout is asked in one pass, as views may ask for other sizes each time.
  private static var roundLimit: Int { 50 }

  /// Makes the layout ready to answer, and takes the size of the content from it.
  func loadLayout() {
    guard !isPreparing else { return }
    for _ in 0..<Self.roundLimit {
      let (version, layout) = (dataVersion, storedLayout)
      _ = itemCounts
      isPreparing = true
      layout.prepareIfNeeded()
      isPreparing = false
      if version == dataVersion, layout === storedLayout { return }
      // The layout asked somebody who changed what it is about.
      invalidateEverything()
    }
    Headless.report(.layoutDoesNotSettle(rounds: Self.roundLimit))
  }

  /// Shows what the layout says is visible; not while the data is ahead of what was told of it.
  func refresh() {
    guard !isRefreshing, !isPreparing, batch == nil else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    for _ in 0..<Self.roundLimit {
      loadLayout()
      takeContentSize()
      storedLayout.prepareHost()
      show(layoutAttributes(in: bounds))
      fitShownViews()
      if !storedLayout.needsPreparation {
        placeBackground()
        prefetch()
        return
      }
    }
    Headless.report(.layoutDoesNotSettle(rounds: Self.roundLimit))
  }

  private func takeContentSize() {
    let size = storedLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let adjustment = pendingOffsetAdjustment
    pendingOffsetAdjustment = .zero
    if adjustment != .zero {
      step(
        to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
    }
    guard !hasShownStart, bounds.width > 0 else { return }
    hasShownStart = true
    if mirrorsLayout, contentOffset.x <= offsetRange.lowest.x {
      contentOffset.x = offsetRange.highest.x
    }
  }

  // MARK: Mirroring

  /// Whether the layout is shown mirrored, as writing runs in another direction than it was made for.
  var mirrorsLayout: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && storedLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// The width in which the layout is mirrored: that of the content, or of what shows if that is wider.
  private var mirroredWidth: CGFloat {
    max(
      storedLayout.collectionViewContentSize.width,
      super.bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  func mirroredIfNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard mirrorsLayout else { return attributes }
    let copy = attributes.copied()
    let width = storedLayout.mirroredExtent(of: attributes.key) ?? mirroredWidth
    copy.center.x = width - copy.center.x
    return copy
  }

  func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard mirrorsLayout else { return storedLayout.layoutAttributesForElements(in: rect) ?? [] }
    var mirrored = rect
    mirrored.origin.x = mirroredWidth - rect.maxX
    return (storedLayout.layoutAttributesForElements(in: mirrored) ?? []).map(mirroredIfNeeded)
  }

  // MARK: Views

  private func show(_ all: [UICollectionViewLayoutAttributes]) {
    var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in all where !attributes.isHidden && isInData(attributes.key) {
      wanted[attributes.key] = attributes
    }
    // The program may change the data while it is told of views.
    let version = dataVersion
    let gone = elements.keys.filter { wanted[$0] == nil && $0 != movement?.key }
    for key in gone.sorted() {
      guard let element = elements.removeValue(forKey: key) else { continue }
      retire(key, element)
    }
    for key in wanted.keys.sorted() {
      guard version == dataVersion, let attributes = wanted[key] else { return }
      if elements[key] != nil {
        update(key, attributes)
      } else {
        appear(key, attributes)
      }
    }
  }

  private func update(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    guard let element = elements[key], key != movement?.key,
      !element.attributes.isEqual(attributes)
    else { return }
    let isResized = element.attributes.size != attributes.size
    elements[key]?.attributes = attributes
    if isResized, attributes.size != element.preferredSize {
      elements[key]?.needsFitting = true
    }
    if element.attributes.zIndex != attributes.zIndex
      || element.view.superview !== container(for: key)
    {
      place(element.view, key, zIndex: attributes.zIndex)
    }
    element.view.take(attributes, in: container(for: key))
  }

  /// The view in which an element stands.
  private func container(for key: ElementKey) -> UIView {
    orthogonalViews.isEmpty ? self : storedLayout.scroller(for: key) ?? self
  }

  private func appear(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    let version = dataVersion
    guard let view = makeView(for: key) else { return }
    // What has changed as it was asked for is asked for anew.
    guard version == dataVersion else { return keep(view) }
    view.elementKey = key
    view.hostView = self
    let cell = view as? UICollectionViewCell
    if let cell {
      cell.isEditing = isEditing
      cell.isSelected = selectedPaths.contains(key.indexPath)
      indent(cell, at: key.indexPath)
    }
    elements[key] = ShownElement(view: view, attributes: attributes)
    view.take(attributes, in: container(for: key))
    announce(key, view)
    place(view, key, zIndex: attributes.zIndex)
  }

  private func announce(_ key: ElementKey, _ view: UICollectionReusableView) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    let outer = elementInTheMaking
    elementInTheMaking = ElementInTheMaking(key: key)
    defer { elementInTheMaking = outer }
    switch key.category {
    case .cell: return dequeued(dataSource?.collectionView(self, cellForItemAt: key.indexPath), key)
    case .supplementaryView:
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      return dequeued(view, key)
    case .decorationView:
      guard let decorationClass = storedLayout.decorationClasses[key.kind] else {
        Headless.report(.decorationNotRegistered(kind: key.kind))
        return nil
      }
      return dequeue(
        ReuseKey(kind: key.kind, identifier: ReuseKey.decoration), for: key,
        fallback: decorationClass, makingOnce: decorationClass)
    }
  }

  private func dequeued(
    _ view: UICollectionReusableView?, _ key: ElementKey
  ) -> UICollectionReusableView? {
    if let view, view.reuseKey == nil, type(of: view) != UICollectionReusableView.self {
      Headless.report(
        .viewNotDequeued(
          class: view.misuseName, kind: key.category == .cell ? ReuseKey.cell : key.kind,
          indexPath: key.indexPath))
    }
    return view
  }

  /// Puts a view in front of those with a lower index, and behind those with a higher one.
  private func place(_ view: UICollectionReusableView, _ key: ElementKey, zIndex: Int) {
    let container = container(for: key)
    view.zIndex = zIndex
    for (index, sibling) in container.storedSubviews.enumerated() where sibling !== view {
      guard let other = sibling as? UICollectionReusableView, other.zIndex > zIndex else {
        continue
      }
      return container.insertSubview(view, at: index)
    }
    if view.superview === container {
      container.bringSubviewToFront(view)
    } else {
      container.addSubview(view)
    }
  }

  /// Takes views out of sight, in order; all of them are out when the delegate is told of the first.
  func retire(_ shown: [ElementKey: ShownElement]) {
    for element in shown.values { element.view.elementKey = nil }
    for (key, element) in shown.sorted(by: { $0.key < $1.key })
    where element.view.elementKey == nil {
      retire(key, element)
    }
  }

  /// Takes a view out of sight; it is kept for later, if it can serve again.
  func retire(_ key: ElementKey, _ element: ShownElement) {
    let view = element.view
    if (view as? UICollectionViewCell)?.isHighlighted == true { highlightedPath = nil }
    view.elementKey = nil
    // Its content must fit into it also while it waits.
    if view.reuseKey != nil, let size = element.preferredSize, view.bounds.size != size {
      view.bounds.size = size
    }
    keep(view)
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
        at: key.indexPath)
    }
  }

  /// Keeps a view that shows nothing for other elements, if it can be used again.
  func keep(_ view: UICollectionReusableView) {
    guard view.elementKey == nil else { return }
    guard let reuseKey = view.reuseKey else { return view.removeFromSuperview() }
    view.isHidden = true
    pool.put(view, under: reuseKey)
  }

  // MARK: Sizes

  /// Asks new and changed views which size they would like, and lets the layout decide.
  private func fitShownViews() {
    guard storedLayout.asksForPreferredSizes else { return }
    for key in elements.keys.sorted() {
      guard let element = elements[key], element.needsFitting else { continue }
      elements[key]?.needsFitting = false
      let preferred = element.view.preferredLayoutAttributesFitting(element.attributes.copied())
      elements[key]?.preferredSize = preferred.size
      guard
        storedLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      else { continue }
      storedLayout.invalidateLayout(
        with: storedLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes))
    }
  }

  /// A view of the collection may like another size now.
  func sizeMayHaveChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let key = view.elementKey,
      elements[key]?.view === view, elements[key]?.needsFitting == false
    else { return }
    elements[key]?.needsFitting = true
    setNeedsLayout()
  }

  // MARK: Background

  func backgroundDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
    if storedSubviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
  }
}
