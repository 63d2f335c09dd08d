/// The items of one section as an outline: each item has a level, and is shown while all items above
/// it in the outline are expanded.
///
/// Items are unique in the outline, and collapsed at first. What Apple's UIKit answers with an
/// exception is reported, see ``UIKitMisuse/SnapshotMisuse``, and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  package internal(set) var outline = Outline<ItemIdentifierType>()

  /// Creates an empty outline.
  public init() {}

  /// Creates a copy of an outline.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  init(_ outline: Outline<ItemIdentifierType>) {
    self.outline = outline
  }

  // MARK: Asking

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { outline.items() }

  /// The items of the topmost level.
  public var rootItems: [ItemIdentifierType] { outline.roots }

  /// The items that have nothing collapsed above them.
  public var visibleItems: [ItemIdentifierType] { outline.items { outline.isExpanded($0) } }

  /// The items that are expanded, shown or not, each before those below it.
  public var expandedItems: [ItemIdentifierType] { items.filter { outline.isExpanded($0) } }

  /// Whether the outline holds the item.
  public func contains(_ item: ItemIdentifierType) -> Bool { outline.nodes[item] != nil }

  /// The item's place in ``items``, or `nil` for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// How many items lie above the item; an unknown one is reported, and has none above.
  public func level(of item: ItemIdentifierType) -> Int {
    areKnown([item]) ? outline.ancestors(of: item).count : 0
  }

  /// The item above, or `nil` for one of the topmost level; an unknown one is reported.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    areKnown([child]) ? outline.nodes[child]?.parent : nil
  }

  /// Whether the item is expanded; an unknown one is reported, and is not.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    areKnown([item]) && outline.isExpanded(item)
  }

  /// Whether nothing above the item is collapsed; an unknown one is reported, and is not shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    areKnown([item]) && outline.ancestors(of: item).allSatisfy { outline.isExpanded($0) }
  }

  /// The part of the outline below the item, or with it; an unknown item is reported and has none.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard areKnown([parent]) else { return .init() }
    return .init(outline.part(below: parent, includingParent: includingParent))
  }

  /// The outline as text: an item a line, indented, with a mark for whether it is expanded.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: outline.ancestors(of: item).count)
      let node = outline.nodes[item]
      let mark = node?.children.isEmpty != false ? " " : outline.isExpanded(item) ? "-" : "+"
      return "\(indent)\(mark) \(item)"
    }.joined(separator: "\n")
  }

  func areKnown(_ items: [ItemIdentifierType]) -> Bool {
    let unknown = items.filter { outline.nodes[$0] == nil }
    guard !unknown.isEmpty else { return true }
    Headless.report(.unknownItems(identifiers: unknown.map { "\($0)" }))
    return false
  }
}
