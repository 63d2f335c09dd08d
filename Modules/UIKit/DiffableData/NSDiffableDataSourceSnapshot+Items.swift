extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one for `nil`.
  ///
  /// Items that the snapshot holds already are moved there and reported; items named twice are
  /// reported and nothing is added.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? contents.sections.last else {
      return Headless.report(.noSection(items: identifiers.map { "\($0)" }))
    }
    guard let index = contents.indexOfSection[section] else {
      return Headless.report(.unknownSections(identifiers: ["\(section)"]))
    }
    guard vacate(for: identifiers) else { return }
    contents.insert(items: identifiers, section: index, at: contents.items[index].count)
  }

  /// Inserts items before another, under the rules of ``appendItems(_:toSection:)``.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another, under the rules of ``appendItems(_:toSection:)``.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Takes items out; those that the snapshot does not hold are left out silently, as in UIKit.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    contents.remove(items: gone)
    forget { gone.contains($0) }
  }

  /// Takes all items out; the sections stay, empty.
  public mutating func deleteAllItems() {
    contents.removeAllItems()
    forget { _ in true }
  }

  /// Moves an item before another, if need be into that one's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another, if need be into that one's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Asks that the cells of items be replaced by new ones when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers) else { return }
    reloadedItemIdentifiers.appendMissing(identifiers)
  }

  /// Asks that the cells of items be configured again, and not replaced, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers) else { return }
    reconfiguredItemIdentifiers.appendMissing(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard areKnown([item]) else { return }
    guard !identifiers.contains(item) else {
      return Headless.report(.besideItself(identifier: "\(item)"))
    }
    guard vacate(for: identifiers), let place = contents.place(ofItem: item) else { return }
    contents.insert(items: identifiers, section: place.section, at: place.item + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard areKnown([item, other]) else { return }
    guard item != other else { return Headless.report(.besideItself(identifier: "\(item)")) }
    contents.remove(items: [item])
    guard let place = contents.place(ofItem: other) else { return }
    contents.insert(items: [item], section: place.section, at: place.item + offset)
  }

  /// Takes out what is to be inserted elsewhere; `false` if the identifiers are not unique.
  private mutating func vacate(for identifiers: [ItemIdentifierType]) -> Bool {
    let duplicates = identifiers.duplicates
    guard duplicates.isEmpty else {
      Headless.report(.duplicates(identifiers: duplicates.map { "\($0)" }))
      return false
    }
    let present = identifiers.filter { contents.sectionOfItem[$0] != nil }
    if !present.isEmpty {
      contents.remove(items: Set(present))
      Headless.report(.itemsMoved(identifiers: present.map { "\($0)" }))
    }
    return true
  }

  private func areKnown(_ identifiers: [ItemIdentifierType]) -> Bool {
    let unknown = identifiers.filter { contents.sectionOfItem[$0] == nil }
    guard !unknown.isEmpty else { return true }
    Headless.report(.unknownItems(identifiers: unknown.map { "\($0)" }))
    return false
  }

  /// Drops what was asked for items that are gone.
  mutating func forget(where isGone: (ItemIdentifierType) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }
}
