/// The sections and items that a diffable data source shows, in their order, each under an
/// identifier of its own.
///
/// Section identifiers are unique among the sections, and item identifiers in the whole snapshot.
/// What Apple's UIKit answers with an exception is reported, see ``UIKitMisuse/SnapshotMisuse``, and
/// changes nothing. A snapshot is a value, and may be built on any thread.
///
/// Asking whether, or in which section, an item is takes constant time; changes cost a walk over the
/// items of the sections that they concern.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  package internal(set) var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// The sections to be shown anew, in the order in which they were first named.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items whose cells are to be made anew, in the order in which they were first named.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose cells are to be configured again, in the order in which they were first named.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Asking

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.sectionOfItem.count }

  /// The number of sections.
  public var numberOfSections: Int { contents.sections.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }

  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { contents.items.flatMap { $0 } }

  /// The number of items in a section; an unknown one is reported, and has none.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemsOfKnown(identifier).count
  }

  /// The items of a section in their order; an unknown one is reported, and has none.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    itemsOfKnown(identifier)
  }

  /// The section in which the item lies, or `nil` if the snapshot has no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.sectionOfItem[identifier]
  }

  /// The place of the item among those of all sections, or `nil` if the snapshot has no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = contents.place(ofItem: identifier) else { return nil }
    return contents.items[..<place.section].reduce(place.item) { $0 + $1.count }
  }

  /// The place of the section, or `nil` if the snapshot has no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.indexOfSection[identifier]
  }

  private func itemsOfKnown(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
    if let index = contents.indexOfSection[section] { return contents.items[index] }
    Headless.report(.unknownSections(identifiers: ["\(section)"]))
    return []
  }
}
