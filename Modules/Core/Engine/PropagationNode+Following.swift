// What the system's own node needs, beyond what all nodes do.

extension PropagationNode {
  /// Overrides a key here and tells nobody: right only while nobody knows of another value.
  package final func overrideSilently(with cell: AnyCell) {
    setWithoutTelling([cell])
    Generations.values &+= 1
  }

  /// Removes all overrides of this node and tells nobody: right only where nobody is left to be told.
  package final func removeAllOverridesSilently() {
    removeWithoutTelling(ownScope?.overrides.map(\.anySlot) ?? [])
    Generations.values &+= 1
  }

  /// All nodes below this one, in pre-order.
  package final var descendants: [PropagationNode] {
    var descendants: [PropagationNode] = []
    let root = NodeReference(self)
    var next = root.successor(below: root)
    while let reference = next {
      descendants.append(reference.node)
      next = reference.successor(below: root)
    }
    return descendants
  }

  /// Writes anew the overrides, below this node, of values that follow the system and that now
  /// resolve to something else than when they were written; each node with such overrides tells its
  /// own, in one go.
  package final func rewriteOverridesThatFollowTheSystem() {
    let outdated = descendants.filter { node in
      node.ownScope?.overrides.contains { $0.renewalIfOutdated() != nil } ?? false
    }.map { (node: $0, host: $0.hostObject) }
    for (node, host) in outdated {
      // What was told before may have written, or removed, some of them.
      let renewals = node.ownScope?.overrides.compactMap { $0.renewalIfOutdated() } ?? []
      withExtendedLifetime(host) { node.apply(overrides: renewals, removing: []) }
    }
  }
}
