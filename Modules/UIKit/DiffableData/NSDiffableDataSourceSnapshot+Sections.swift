extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end; none if one is named twice or is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: contents.sections.count)
  }

  /// Inserts empty sections before another, under the rules of ``appendSections(_:)``.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfKnown(toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts empty sections after another, under the rules of ``appendSections(_:)``.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfKnown(toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Takes sections out with their items; those that the snapshot does not hold are left out
  /// silently, as in UIKit.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    contents.remove(sections: gone)
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    let known = contents.sectionOfItem
    forget { known[$0] == nil }
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Asks that sections be shown anew, with their cells, when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.filter { contents.indexOfSection[$0] == nil }
    guard unknown.isEmpty else {
      return Headless.report(.unknownSections(identifiers: unknown.map { "\($0)" }))
    }
    reloadedSectionIdentifiers.appendMissing(identifiers)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let duplicates = identifiers.duplicates
    guard duplicates.isEmpty else {
      return Headless.report(.duplicates(identifiers: duplicates.map { "\($0)" }))
    }
    let present = identifiers.filter { contents.indexOfSection[$0] != nil }
    guard present.isEmpty else {
      return Headless.report(.alreadyPresent(identifiers: present.map { "\($0)" }))
    }
    contents.insert(sections: identifiers, at: index)
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard let from = indexOfKnown(section), let to = indexOfKnown(other) else { return }
    guard from != to else { return Headless.report(.besideItself(identifier: "\(section)")) }
    contents.move(section: section, to: to + offset - (from < to ? 1 : 0))
  }

  private func indexOfKnown(_ section: SectionIdentifierType) -> Int? {
    if let index = contents.indexOfSection[section] { return index }
    Headless.report(.unknownSections(identifiers: ["\(section)"]))
    return nil
  }
}
