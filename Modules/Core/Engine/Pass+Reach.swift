// Whom the changes of a pass reach.

extension Pass {
  /// Which changes reach the node in the tree as it now is.
  func liveReach(at node: PropagationNode) -> Reach {
    var reach = Reach(allOf: changes.count)
    var next: PropagationNode? = node
    while let current = next {
      if current === root, !rootShields { break }
      if let own = current.ownScope { reach = reach.subtracting(shieldedBy: own, changes) }
      if current === root || reach.isEmpty { break }
      next = current.parent
    }
    return reach
  }

  /// Whether the change reaches the node: told by the reach, or by a walk for changes past the last
  /// that a reach can tell apart.
  func reaches(_ node: PropagationNode, _ index: Int, _ reach: Reach) -> Bool {
    guard index >= Reach.exactCount else { return true }
    var next: PropagationNode? = node
    while let current = next {
      if current === root, !rootShields { return true }
      if current.ownScope?.hasOverride(of: changes[index].slot) == true { return false }
      if current === root { return true }
      next = current.parent
    }
    return true
  }

  /// A set of changes of a pass, by their indices. The first 63 are told apart; the rest share a
  /// place, which may say yes too often.
  package struct Reach: Equatable {
    static let exactCount = 63
    static let first = Reach(bits: 1)

    private var bits: UInt64 = 0

    init() {}
    private init(bits: UInt64) { self.bits = bits }

    init(allOf count: Int) {
      bits = count > Self.exactCount ? .max : (1 << UInt64(count)) - 1
    }

    var isEmpty: Bool { bits == 0 }

    /// Whether at least one change is in the set for certain.
    var isExact: Bool { bits & ~Self.bit(Self.exactCount) != 0 }

    private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, exactCount)) }
    func contains(_ index: Int) -> Bool { bits & Self.bit(index) != 0 }
    mutating func insert(_ index: Int) { bits |= Self.bit(index) }

    /// The changes that get past a node with these overrides.
    @MainActor
    func subtracting(shieldedBy scope: Scope, _ changes: [Change]) -> Reach {
      var inside = self
      for index in changes.indices where index < Self.exactCount {
        if scope.hasOverride(of: changes[index].slot) { inside.bits &= ~Self.bit(index) }
      }
      return inside
    }
  }
}
