/// Whom a node of another hierarchy than the environment's tells.
@MainActor
package protocol PropagationListener: AnyObject {
  /// Whether a change of the key concerns the listener.
  func listens(to slot: AnySlot) -> Bool

  /// Some value that the listener listens to has changed. All cells hold their new values already;
  /// the hierarchy must not be changed from here.
  func valuesChanged()
}

/// A node of a hierarchy whose listeners name the keys that they listen to.
///
/// The listener owns the node, and takes it out of the hierarchy before it dies.
package final class ListenerNode: PropagationNode {
  package unowned(unsafe) var listener: (any PropagationListener)?

  package override init(domain: PropagationDomain) {
    super.init(domain: domain)
  }

  /// Counts the listener as one that listens to the keys with the given bits, from now on.
  package func listen(to bits: UInt64) {
    flags.insert(.hasRegistrations)
    Generations.audience &+= 1
    raiseInterest(bits)
  }

  /// Tells the engine that the listener listens to fewer keys than before; to none, if `false`.
  package func listenToFewer(stillListening: Bool) {
    if !stillListening { flags.remove(.hasRegistrations) }
    Generations.audience &+= 1
  }

  override func listens(to slot: AnySlot) -> Bool {
    flags.contains(.hasRegistrations) && listener?.listens(to: slot) == true
  }

  override func tell(of pass: Pass, reach: Pass.Reach) { listener?.valuesChanged() }
}

extension PropagationNode {
  /// The node after this one in pre-order among those below `root`, or `nil` at the end.
  ///
  /// With `descending` false, everything below this node is passed over.
  package final func successor(
    below root: PropagationNode, descending: Bool
  ) -> PropagationNode? {
    NodeReference(self).successor(below: NodeReference(root), descending: descending)?.node
  }

  /// Whether this node comes before another of the same tree in pre-order: parents before children,
  /// siblings in their order.
  ///
  /// Costs a step for each level, and one for each sibling between the two branches.
  package final func precedes(_ other: PropagationNode) -> Bool {
    guard self !== other else { return false }
    let path = self.path
    let otherPath = other.path
    guard let fork = zip(path, otherPath).first(where: { $0 !== $1 }) else {
      return path.count < otherPath.count
    }
    return fork.0.isSibling(before: fork.1)
  }

  /// Looks from both at once, so that neighbours are found at once.
  private func isSibling(before other: PropagationNode) -> Bool {
    var behindSelf = nextSibling
    var behindOther = other.nextSibling
    while let first = behindSelf, let second = behindOther {
      if first === other { return true }
      if second === self { return false }
      behindSelf = first.nextSibling
      behindOther = second.nextSibling
    }
    // The one whose way to the end was shorter has not met the other, which so comes before it.
    return behindSelf != nil
  }

  private var path: [PropagationNode] {
    sequence(first: self) { $0.parent }.reversed()
  }
}
