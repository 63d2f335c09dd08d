import Foundation

/// Where a batch of changes takes sections and items.
///
/// Making it costs time in proportion to the changes, and asking for a place the logarithm of that,
/// and what was inserted before it in its section.
struct CollectionChange {
  private let deletedSections: IndexSet
  private let sectionMoves: [Int: Int]
  /// What stands at a new section index and did not get there by staying in order.
  private let arrivedSections: IndexSet
  /// What left an old index: deleted and moved sections.
  private let leftSections: IndexSet
  private var leftItems: [Int: IndexSet] = [:]
  private var arrivedItems: [Int: IndexSet] = [:]
  private var deletedItems: Set<IndexPath> = []
  private var itemMoves: [IndexPath: IndexPath] = [:]
  let reloadedSections: IndexSet
  let reloadedItems: Set<IndexPath>

  init(_ batch: CollectionBatch) {
    deletedSections = batch.deletedSections
    reloadedSections = batch.reloadedSections
    reloadedItems = Set(batch.reloadedItems)
    sectionMoves = Dictionary(batch.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    leftSections = batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from)))
    arrivedSections = batch.insertedSections.union(IndexSet(batch.movedSections.map(\.to)))
    for path in batch.deletedItems {
      deletedItems.insert(path)
      leftItems[path.section, default: IndexSet()].insert(path.item)
    }
    for path in batch.insertedItems {
      arrivedItems[path.section, default: IndexSet()].insert(path.item)
    }
    for move in batch.movedItems {
      itemMoves[move.from] = move.to
      leftItems[move.from.section, default: IndexSet()].insert(move.from.item)
      arrivedItems[move.to.section, default: IndexSet()].insert(move.to.item)
    }
  }

  /// Where a section is afterwards; `nil` if it is gone.
  func newSection(of section: Int) -> Int? {
    if let target = sectionMoves[section] { return target }
    guard !deletedSections.contains(section) else { return nil }
    return place(of: section, left: leftSections, arrived: arrivedSections)
  }

  /// Where an item is afterwards; `nil` if it is gone.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    guard !deletedItems.contains(path), !reloadedSections.contains(path.section),
      let section = newSection(of: path.section)
    else { return nil }
    let item = place(
      of: path.item, left: leftItems[path.section], arrived: arrivedItems[section])
    return IndexPath(item: item, section: section)
  }

  /// Those that stay keep their order, and fill the places where nothing arrives.
  private func place(of index: Int, left: IndexSet?, arrived: IndexSet?) -> Int {
    var place = index - (left?.count(in: 0..<index) ?? 0)
    for range in arrived?.rangeView ?? IndexSet().rangeView {
      if range.lowerBound > place { break }
      place += range.count
    }
    return place
  }

  /// Which element an element is afterwards; `nil` if its view cannot stay.
  func newKey(of key: ElementKey) -> ElementKey? {
    var key = key
    if key.category == .cell {
      guard !reloadedItems.contains(key.indexPath), let path = newPath(of: key.indexPath) else {
        return nil
      }
      key.indexPath = path
      return key
    }
    guard key.indexPath.count == 2, !reloadedSections.contains(key.indexPath.section),
      let section = newSection(of: key.indexPath.section)
    else { return nil }
    key.indexPath.section = section
    return key
  }
}
