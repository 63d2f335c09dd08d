import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    guard let view else {
      take(snapshot)
      completion?()
      return
    }
    // What the collection has counted must be what is shown now.
    _ = view.itemCounts
    let batch = changes(to: snapshot, in: view, completion: completion)
    take(snapshot)
    let counts = snapshot.contents.items.map(\.count)
    if animated {
      view.carryOut(batch, countsAfter: counts, isChecked: false)
    } else {
      UIView.performWithoutAnimation {
        view.carryOut(batch, countsAfter: counts, isChecked: false)
      }
    }
  }

  /// Holds a snapshot without what it asks to be done once.
  func take(_ snapshot: Snapshot) {
    current = snapshot
    current.reloadedSectionIdentifiers = []
    current.reloadedItemIdentifiers = []
    current.reconfiguredItemIdentifiers = []
    // An outline counts as long as the section shows what the outline says.
    outlines = outlines.filter { section, outline in
      guard let index = snapshot.contents.indexOfSection[section] else { return false }
      return snapshot.contents.items[index] == outline.items { outline.isExpanded($0) }
    }
  }

  private func changes(
    to snapshot: Snapshot, in view: UICollectionView, completion: (() -> Void)?
  ) -> CollectionBatch {
    var batch = CollectionBatch(countsBefore: view.itemCounts, version: view.dataVersion)
    batch.take(SnapshotDifference(from: current.contents, to: snapshot.contents))
    batch.reloadedSections = IndexSet(
      snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) })
    batch.reloadedItems = places(of: snapshot.reloadedItemIdentifiers)
    batch.reconfiguredItems = places(of: snapshot.reconfiguredItemIdentifiers)
    if let completion { batch.completions.append { _ in completion() } }
    return batch
  }

  /// The present paths of items, found in one walk over their sections.
  private func places(of items: [ItemIdentifierType]) -> [IndexPath] {
    guard items.count > 1 else { return items.compactMap { indexPath(for: $0) } }
    let wanted = Set(items)
    let sections = IndexSet(
      items.compactMap { current.contents.sectionOfItem[$0] }
        .compactMap { current.contents.indexOfSection[$0] })
    return sections.flatMap { section in
      current.contents.items[section].enumerated()
        .filter { wanted.contains($0.element) }
        .map { IndexPath(item: $0.offset, section: section) }
    }
  }

  // MARK: Outlines

  func outline(
    of section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return .init(outline) }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = current.contents.indexOfSection[section] {
      flat.append(current.contents.items[index])
    }
    return flat
  }

  func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType, animated: Bool, completion: (() -> Void)?
  ) {
    let visible = outline.visibleItems
    var next = current
    if next.contents.indexOfSection[section] == nil { next.appendSections([section]) }
    let elsewhere = visible.filter {
      next.contents.sectionOfItem[$0].map { $0 != section } ?? false
    }
    guard elsewhere.isEmpty else {
      return Headless.report(.alreadyPresent(identifiers: elsewhere.map { "\($0)" }))
    }
    guard let index = next.contents.indexOfSection[section] else { return }
    next.contents.replace(itemsOf: index, by: visible)
    outlines[section] = outline.outline
    show(next, animated: animated, completion: completion)
    view?.expansionDidChange()
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  private func place(
    _ path: IndexPath
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, Outline<ItemIdentifierType>)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = outlines[section]
    else { return nil }
    return (item, section, outline)
  }

  func isExpanded(at path: IndexPath) -> Bool {
    place(path).map { $0.2.isExpanded($0.item) } ?? false
  }

  func level(at path: IndexPath) -> Int {
    place(path).map { $0.2.ancestors(of: $0.item).count } ?? 0
  }

  func toggle(at path: IndexPath) {
    guard let (item, section, outline) = place(path) else { return }
    let handlers = sectionSnapshotHandlers
    var snapshot = NSDiffableDataSourceSectionSnapshot(outline)
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    show(snapshot, in: section, animated: true, completion: nil)
  }
}
