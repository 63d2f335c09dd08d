package import Foundation

/// What turns the items of one snapshot into those of another, in the terms of batch updates.
///
/// Old places are counted before all changes, new ones after them. Identifiers that stay keep their
/// order as far as possible: as few as can be are moved. An item that comes out of a section which is
/// deleted, or gets into one which is inserted, cannot move, and is deleted and inserted.
package struct SnapshotDifference: Equatable {
  package struct SectionMove: Equatable {
    package var from: Int
    package var to: Int
  }

  package struct ItemMove: Equatable {
    package var from: IndexPath
    package var to: IndexPath
  }

  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var movedSections: [SectionMove] = []
  /// In ascending order, as the next two are.
  package var deletedItems: [IndexPath] = []
  package var insertedItems: [IndexPath] = []
  /// In the order of their new places.
  package var movedItems: [ItemMove] = []

  package var isEmpty: Bool { self == SnapshotDifference() }

  /// Finds the difference in a time that grows with the numbers of sections and items, times the
  /// logarithm of the length of the longest section.
  package init<Section: Hashable, Item: Hashable>(
    from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>
  ) {
    for (index, section) in old.sections.enumerated() where new.indexOfSection[section] == nil {
      deletedSections.insert(index)
    }
    var staying: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let before = old.indexOfSection[section] {
        staying.append((before, index))
      } else {
        insertedSections.insert(index)
      }
    }
    let still = IndexSet(longestIncreasingSubsequence(of: staying.map(\.old)))
    for (index, pair) in staying.enumerated() where !still.contains(index) {
      movedSections.append(SectionMove(from: pair.old, to: pair.new))
    }
    findItems(old, new, sections: staying)
  }

  init() {}

  private mutating func findItems<Section: Hashable, Item: Hashable>(
    _ old: SnapshotContents<Section, Item>, _ new: SnapshotContents<Section, Item>,
    sections: [(old: Int, new: Int)]
  ) {
    // Only sections with other items need a look at each of them.
    let changed = sections.filter { old.items[$0.old] != new.items[$0.new] }
    var oldPlaces: [Item: IndexPath] = [:]
    for (section, _) in changed.sorted(by: { $0.old < $1.old }) {
      for (index, item) in old.items[section].enumerated() {
        let place = IndexPath(indexes: [section, index])
        oldPlaces[item] = place
        let target = new.sectionOfItem[item].flatMap { old.indexOfSection[$0] }
        if target == nil { deletedItems.append(place) }
      }
    }
    for (oldSection, newSection) in changed {
      var staying: [(old: IndexPath, new: IndexPath)] = []
      for (index, item) in new.items[newSection].enumerated() {
        let place = IndexPath(indexes: [newSection, index])
        guard let before = oldPlaces[item] else {
          insertedItems.append(place)
          continue
        }
        if before[0] == oldSection {
          staying.append((before, place))
        } else {
          movedItems.append(ItemMove(from: before, to: place))
        }
      }
      let still = IndexSet(longestIncreasingSubsequence(of: staying.map { $0.old[1] }))
      for (index, pair) in staying.enumerated() where !still.contains(index) {
        movedItems.append(ItemMove(from: pair.old, to: pair.new))
      }
    }
    movedItems.sort { $0.to < $1.to }
  }
}

/// The indices of a longest run of values that rise, in ascending order; the values differ.
func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  // For each length: the index at which the run of that length with the least end ends.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    result.append(next)
    next = previous[next]
  }
  return result.reversed()
}
