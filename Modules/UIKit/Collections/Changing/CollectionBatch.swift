import Foundation

/// The changes that a batch has been told of so far.
struct CollectionBatch {
  /// How long changes are animated, in seconds.
  static let duration = 0.3

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// The numbers of items before all changes.
  var countsBefore: [Int]
  /// The version of the data that the changes are about.
  let version: Int
  var completions: [(Bool) -> Void] = []

  init(countsBefore: [Int], version: Int) {
    self.countsBefore = countsBefore
    self.version = version
  }

  /// Takes over what turns one snapshot into another.
  mutating func take(_ difference: SnapshotDifference) {
    deletedSections = difference.deletedSections
    insertedSections = difference.insertedSections
    movedSections = difference.movedSections.map { ($0.from, $0.to) }
    deletedItems = difference.deletedItems
    insertedItems = difference.insertedItems
    movedItems = difference.movedItems.map { ($0.from, $0.to) }
  }

  /// The changes one by one, as a layout is told of them.
  @MainActor func updateItems(_ change: CollectionChange) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(indexes: [index, NSNotFound]) }
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for index in deletedSections { add(.delete, section(index), nil) }
    for index in insertedSections { add(.insert, nil, section(index)) }
    for index in reloadedSections {
      add(.reload, section(index), change.newSection(of: index).map(section))
    }
    for move in movedSections { add(.move, section(move.from), section(move.to)) }
    for path in deletedItems { add(.delete, path, nil) }
    for path in insertedItems { add(.insert, nil, path) }
    for path in reloadedItems { add(.reload, path, change.newPath(of: path)) }
    for move in movedItems { add(.move, move.from, move.to) }
    return items
  }
}
