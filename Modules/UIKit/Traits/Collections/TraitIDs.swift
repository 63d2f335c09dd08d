/// A set of traits, by their ids.
struct TraitIDs: Equatable, Sendable {
  /// Ascending.
  private(set) var ids: [Int] = []

  /// The bits of the ids, as the engine's masks of interest have them: past 64 traits several share
  /// a bit.
  private(set) var bits: UInt64 = 0

  var isEmpty: Bool { ids.isEmpty }

  init() {}

  init(_ ids: some Sequence<Int>) {
    for id in ids { insert(id) }
  }

  static func bit(_ id: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: id & 63) }

  func contains(_ id: Int) -> Bool {
    bits & Self.bit(id) != 0 && ids.contains(id)
  }

  func intersects(_ other: TraitIDs) -> Bool {
    bits & other.bits != 0 && ids.contains { other.contains($0) }
  }

  mutating func insert(_ id: Int) {
    guard !contains(id) else { return }
    ids.insert(id, at: ids.firstIndex { $0 > id } ?? ids.endIndex)
    bits |= Self.bit(id)
  }
}
