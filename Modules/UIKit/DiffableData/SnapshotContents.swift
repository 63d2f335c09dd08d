/// What a snapshot holds, with what makes looking it up fast.
///
/// The arrays are the truth; the dictionaries say the same the other way round.
package struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections: [Section] = []
  /// The items of each section.
  private(set) var items: [[Item]] = []
  private(set) var indexOfSection: [Section: Int] = [:]
  private(set) var sectionOfItem: [Item: Section] = [:]

  /// The section's index and the item's index in it.
  func place(ofItem item: Item) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[item], let index = indexOfSection[section],
      let place = items[index].firstIndex(of: item)
    else { return nil }
    return (index, place)
  }

  mutating func insert(sections new: [Section], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    items.insert(contentsOf: Array(repeating: [], count: new.count), at: index)
    renumber(from: index)
  }

  mutating func insert(items new: [Item], section: Int, at index: Int) {
    items[section].insert(contentsOf: new, at: index)
    for item in new { sectionOfItem[item] = sections[section] }
  }

  mutating func remove(sections gone: Set<Section>) {
    var kept: [Section] = []
    var keptItems: [[Item]] = []
    for (section, items) in zip(sections, items) {
      if gone.contains(section) {
        indexOfSection[section] = nil
        for item in items { sectionOfItem[item] = nil }
      } else {
        kept.append(section)
        keptItems.append(items)
      }
    }
    (sections, items) = (kept, keptItems)
    renumber(from: 0)
  }

  mutating func remove(items gone: Set<Item>) {
    var concerned: Set<Int> = []
    for item in gone {
      guard let section = sectionOfItem.removeValue(forKey: item),
        let index = indexOfSection[section]
      else { continue }
      concerned.insert(index)
    }
    for section in concerned { items[section].removeAll { gone.contains($0) } }
  }

  mutating func removeAllItems() {
    sectionOfItem = [:]
    items = Array(repeating: [], count: sections.count)
  }

  /// Moves a section to an index that is counted without it.
  mutating func move(section: Section, to index: Int) {
    guard let from = indexOfSection[section] else { return }
    sections.insert(sections.remove(at: from), at: index)
    items.insert(items.remove(at: from), at: index)
    renumber(from: min(from, index))
  }

  /// Puts other items into a section.
  mutating func replace(itemsOf section: Int, by new: [Item]) {
    remove(items: Set(items[section]))
    insert(items: new, section: section, at: 0)
  }

  private mutating func renumber(from start: Int) {
    for index in sections.indices[start...] { indexOfSection[sections[index]] = index }
  }
}
