/// A node of which the holder knows that it is alive, not retained.
///
/// Walks go over references rather than nodes: Swift retains an object for as long as a variable
/// holds it, which for a walk is dearer than the step.
@usableFromInline
typealias NodeReference = Unmanaged<PropagationNode>

@MainActor
extension Unmanaged where Instance == PropagationNode {
  @inline(__always) init(_ node: PropagationNode) { self = .passUnretained(node) }

  @inline(__always) var node: PropagationNode { takeUnretainedValue() }

  @inline(__always) var parent: NodeReference? { use { $0.parentReference } }
  @inline(__always) var firstChild: NodeReference? { use { $0.firstChildReference } }
  @inline(__always) var nextSibling: NodeReference? { use { $0.nextSiblingReference } }
  @inline(__always) var interest: UInt64 { use { $0.interest } }
  @inline(__always) var flags: PropagationNode.Flags { use { $0.flags } }

  @inline(__always) static func === (left: Self, right: Self) -> Bool {
    left.toOpaque() == right.toOpaque()
  }

  /// Whether the node itself overrides the key.
  @inline(__always)
  func hasOverride(of slot: AnySlot) -> Bool {
    flags.contains(.ownsScope) && use { $0.scopeReference.use { $0.hasOverride(of: slot) } }
  }

  /// Whether a write of the key tells the node.
  @inline(__always)
  func listens(to slot: AnySlot) -> Bool {
    let flags = self.flags
    if flags.contains(.listensToAll) { return true }
    return flags.contains(.hasRegistrations) && use { $0.listens(to: slot) }
  }

  /// The node after this one in pre-order among those below `root`, or `nil` at the end.
  ///
  /// With `descending` false, everything below this node is passed over.
  @inline(__always)
  func successor(below root: NodeReference, descending: Bool = true) -> NodeReference? {
    if descending, let firstChild { return firstChild }
    var node = self
    while !(node === root) {
      if let nextSibling = node.nextSibling { return nextSibling }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }
}
