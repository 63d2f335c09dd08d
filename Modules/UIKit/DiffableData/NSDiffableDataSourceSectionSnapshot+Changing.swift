extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items below a parent, after its other children, or at the end of the topmost level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { guard areKnown([parent]) else { return } }
    guard areNew(items) else { return }
    outline.insert(items, below: parent, at: outline.children(of: parent).count)
  }

  /// Inserts items before another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = place(beside: item, offset: 0), areNew(items) else { return }
    outline.insert(items, below: place.parent, at: place.index)
  }

  /// Inserts items after another and all below it, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = place(beside: item, offset: 1), areNew(items) else { return }
    outline.insert(items, below: place.parent, at: place.index)
  }

  /// Inserts an outline before an item, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let place = place(beside: item, offset: 0), areNew(snapshot.items) else { return }
    outline.insert(snapshot.outline, below: place.parent, at: place.index)
  }

  /// Inserts an outline after an item and all below it, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let place = place(beside: item, offset: 1), areNew(snapshot.items) else { return }
    outline.insert(snapshot.outline, below: place.parent, at: place.index)
  }

  /// Puts an outline below an item, in place of what lies there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard areKnown([parent]) else { return }
    var changed = self
    for child in outline.children(of: parent) { changed.outline.remove(child) }
    guard changed.areNew(snapshot.items) else { return }
    changed.outline.insert(snapshot.outline, below: parent, at: 0)
    self = changed
  }

  /// Takes items out with all below them; those that the outline does not hold are left out silently.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items { outline.remove(item) }
  }

  /// Takes all items out.
  public mutating func deleteAll() { outline = Outline() }

  /// Shows what lies below the items.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Hides what lies below the items; what is expanded there stays so, and is shown with them again.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    guard areKnown(items) else { return }
    for item in items { outline.setExpanded(isExpanded, item) }
  }

  private func place(
    beside item: ItemIdentifierType, offset: Int
  ) -> (parent: ItemIdentifierType?, index: Int)? {
    guard areKnown([item]) else { return nil }
    let parent = outline.nodes[item]?.parent
    return outline.children(of: parent).firstIndex(of: item).map { (parent, $0 + offset) }
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    let duplicates = items.duplicates
    guard duplicates.isEmpty else {
      Headless.report(.duplicates(identifiers: duplicates.map { "\($0)" }))
      return false
    }
    let present = items.filter { outline.nodes[$0] != nil }
    guard present.isEmpty else {
      Headless.report(.alreadyPresent(identifiers: present.map { "\($0)" }))
      return false
    }
    return true
  }
}
