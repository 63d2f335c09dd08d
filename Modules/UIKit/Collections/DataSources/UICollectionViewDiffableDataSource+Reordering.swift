import Foundation

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user moves items.
  public struct ReorderingHandlers {
    /// Whether the user may move the item; no item is moved without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// The user moved an item; the data source does not show it yet.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// The user moved an item; take the new order into your own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let no item be moved.
    public init() {}
  }

  /// What is asked and told when the user expands and collapses items of an outline.
  public struct SectionSnapshotHandlers<Identifier: Hashable & Sendable> {
    /// Whether the item may be expanded; it may without this.
    public var shouldExpandItem: ((Identifier) -> Bool)?

    /// The item is about to be expanded.
    public var willExpandItem: ((Identifier) -> Void)?

    /// Whether the item may be collapsed; it may without this.
    public var shouldCollapseItem: ((Identifier) -> Bool)?

    /// The item is about to be collapsed.
    public var willCollapseItem: ((Identifier) -> Void)?

    /// Gives what lies below an item that is about to be expanded, in place of what lay there.
    public var snapshotForExpandingParent:
      (
        (Identifier, NSDiffableDataSourceSectionSnapshot<Identifier>) ->
          NSDiffableDataSourceSectionSnapshot<Identifier>
      )?

    /// Creates handlers that let everything be expanded and collapsed.
    public init() {}
  }

  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source) else { return }
    var final = current
    final.contents.remove(items: [item])
    final.contents.insert(items: [item], section: destination.section, at: destination.item)
    let transaction = NSDiffableDataSourceTransaction(from: current, to: final)
    reorderingHandlers.willReorder?(transaction)
    take(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// What the user changed by moving items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before the user moved items.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown since the user has moved items.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The change of all items in their order.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of the sections in which something changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}

/// What the user changed in one section by moving items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section of which the change speaks.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before the user moved items.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section since the user has moved items.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The change of the section's items in their order.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from before: [ItemIdentifierType],
    to after: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    initial.append(before)
    var final = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    final.append(after)
    initialSnapshot = initial
    finalSnapshot = final
    difference = after.difference(from: before).inferringMoves()
  }
}
