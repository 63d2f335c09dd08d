/// Values by trait: two parallel arrays, sorted by the traits' ids.
///
/// The system's traits have the lowest ids, so in a collection that sets all of them each stands at
/// the index of its id and is found without a search.
struct TraitStorage: Sendable {
  private(set) var ids: ContiguousArray<Int> = []
  private(set) var values: ContiguousArray<TraitValue> = []

  var isEmpty: Bool { ids.isEmpty }
  var count: Int { ids.count }

  /// The value that is set for a trait, if one is. O(1) for a system trait of a full collection,
  /// O(log n) otherwise.
  @inline(__always)
  func value(id: Int) -> TraitValue? {
    if id < ids.count, ids[id] == id { return values[id] }
    let index = insertionIndex(of: id)
    return index < ids.count && ids[index] == id ? values[index] : nil
  }

  mutating func set(_ value: TraitValue, id: Int) {
    let index = insertionIndex(of: id)
    if index < ids.count, ids[index] == id {
      values[index] = value
    } else {
      ids.insert(id, at: index)
      values.insert(value, at: index)
    }
  }

  mutating func remove(id: Int) {
    let index = insertionIndex(of: id)
    guard index < ids.count, ids[index] == id else { return }
    ids.remove(at: index)
    values.remove(at: index)
  }

  /// Sets every value that `other` sets.
  mutating func merge(_ other: TraitStorage) {
    if isEmpty {
      self = other
    } else {
      for (id, value) in zip(other.ids, other.values) { set(value, id: id) }
    }
  }

  private func insertionIndex(of id: Int) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TraitStorage {
  /// The ids of the traits that read differently in the two, where what is not set reads as its
  /// default. Ascending.
  func idsOfDifferences(from other: TraitStorage) -> [Int] {
    var differences: [Int] = []
    var index = 0
    var otherIndex = 0
    while index < count || otherIndex < other.count {
      let id = index < count ? ids[index] : Int.max
      let otherID = otherIndex < other.count ? other.ids[otherIndex] : Int.max
      let key = TraitKey.of(id: Swift.min(id, otherID))
      let value = id == key.id ? values[index] : key.defaultValue
      let otherValue = otherID == key.id ? other.values[otherIndex] : key.defaultValue
      if !key.isEqual(value, otherValue) { differences.append(key.id) }
      if id == key.id { index += 1 }
      if otherID == key.id { otherIndex += 1 }
    }
    return differences
  }

  /// Whether the other one sets every trait that this one sets, to the same value.
  func isPart(of other: TraitStorage) -> Bool {
    zip(ids, values).allSatisfy { id, value in
      other.value(id: id).map { TraitKey.of(id: id).isEqual($0, value) } ?? false
    }
  }

  /// Adds all values that differ from their default, so that storages without differences have
  /// the same hash.
  func hash(into hasher: inout Hasher) {
    for (id, value) in zip(ids, values) {
      let key = TraitKey.of(id: id)
      guard !key.isDefault(value) else { continue }
      hasher.combine(id)
      key.hash(value, into: &hasher)
    }
  }

  /// "Name = value" for each trait: the system's in their order, then the others by name.
  var descriptions: [String] {
    let keys = ids.map { TraitKey.of(id: $0) }
    let rows = zip(keys, values).map { (key: $0, value: $1) }
    let system = rows.filter { $0.key.isSystem }
    let custom = rows.filter { !$0.key.isSystem }
      .sorted { ($0.key.name, $0.key.identifier) < ($1.key.name, $1.key.identifier) }
    return (system + custom).map { "\($0.key.name) = \($0.value.text)" }
  }
}
