import CReferenceCounting

/// One object's place in a hierarchy that values flow down: links to its neighbours, and a pointer
/// to the nearest overrides.
///
/// The engine's own class; hosts hold its subclass ``UIEnvironmentNode``. Neighbours are linked, not
/// retained: the objects of the tree keep one another alive, and a node leaves the tree with its
/// object.
@MainActor
public class PropagationNode {
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// `scope` is this node's own, and retained by it.
    static let ownsScope = Flags(rawValue: 1 << 0)
    /// The node is told of every change.
    static let listensToAll = Flags(rawValue: 1 << 1)
    /// `registrations` may hold some for this node.
    static let hasRegistrations = Flags(rawValue: 1 << 2)
    /// The node wants to complete its subtree before it is told.
    static let needsPreparation = Flags(rawValue: 1 << 3)
    /// The node's links are brought up to date from its host before they are used.
    static let followsHost = Flags(rawValue: 1 << 4)
  }

  // Swift checks at run time that accesses to a property of a class do not overlap. Those of the
  // engine are short, on one actor and never hand the storage on: it goes without.

  @exclusivity(unchecked)
  final private(set) var parentReference: NodeReference?
  @exclusivity(unchecked)
  final private(set) var firstChildReference: NodeReference?
  @exclusivity(unchecked)
  final private(set) var nextSiblingReference: NodeReference?

  /// The sibling before this one; of the first child, the last: so that appending takes no walk.
  @exclusivity(unchecked)
  private final var previousSiblingReference: NodeReference?

  /// The nearest overrides at or above this node.
  @exclusivity(unchecked)
  @usableFromInline
  package final private(set) var scopeReference: Unmanaged<Scope>

  /// The bits of the keys that this node or one below it listens to; never too few, but too many
  /// where listeners have left.
  @exclusivity(unchecked)
  final private(set) var interest: UInt64 = 0

  @exclusivity(unchecked)
  final var flags: Flags = []

  init(domain: PropagationDomain) {
    scopeReference = .passUnretained(domain.rootScope)
  }

  /// Creates the node at the top of a domain, whose overrides are those of the domain's root scope.
  init(rootOf domain: PropagationDomain) {
    scopeReference = .passRetained(domain.rootScope)
    flags = .ownsScope
  }

  isolated deinit {
    detachForDeath()
  }

  // MARK: What a hierarchy's own kind of node decides

  /// The object that the node stands for, while it lives.
  package var hostObject: AnyObject? { nil }

  /// Tells the node's listeners of the changes that reach it.
  func tell(of pass: Pass, reach: Pass.Reach) {}

  /// Whether a write of the key tells this node.
  func listens(to slot: AnySlot) -> Bool { flags.contains(.listensToAll) }

  /// Completes the subtree of a node with `needsPreparation`.
  func prepare() {}

  /// Called on a node whose parent is gone, so that it may find another.
  func parentIsGone() {}

  // MARK: Neighbours

  package final var parent: PropagationNode? { parentReference?.node }
  package final var firstChild: PropagationNode? { firstChildReference?.node }
  package final var nextSibling: PropagationNode? { nextSiblingReference?.node }

  // MARK: Scopes

  /// The nearest overrides at or above this node.
  package final var scope: Scope { scopeReference.takeUnretainedValue() }

  package final var domain: PropagationDomain { scopeReference.use { $0.domain } }

  /// This node's own overrides, if it has any.
  package final var ownScope: Scope? { flags.contains(.ownsScope) ? scope : nil }

  /// Where the node inherits from.
  final var inheritedScope: Scope { parent?.scope ?? domain.rootScope }

  /// The node's own overrides, made where there were none.
  final func makeOwnScope() -> Scope {
    if let ownScope { return ownScope }
    let inherited = scope
    let own = Scope(parent: inherited, domain: inherited.domain)
    _ = Unmanaged.passRetained(own)
    replaceScope(with: own)
    flags.insert(.ownsScope)
    return own
  }

  /// Gives up the node's own scope when its last override is gone.
  final func dropOwnScopeIfEmpty() {
    guard let own = ownScope, own.overrides.isEmpty, own !== domain.rootScope else { return }
    flags.remove(.ownsScope)
    replaceScope(with: inheritedScope)
    Unmanaged.passUnretained(own).release()
  }

  /// Points this node, and all below it that find their values where it does, to another scope.
  private final func replaceScope(with new: Scope) {
    scopeReference = .passUnretained(new)
    _ = pointDescendants(to: new)
  }

  /// Makes the subtree inherit from another scope; `true` if a scope in it was moved.
  private final func inherit(from new: Scope) -> Bool {
    if flags.contains(.ownsScope) {
      scope.parent = new
      return true
    }
    scopeReference = .passUnretained(new)
    return pointDescendants(to: new)
  }

  /// Points all below this node, down to the next with overrides, to the scope that these and all
  /// others then inherit from; `true` if there are such with overrides.
  private final func pointDescendants(to new: Scope) -> Bool {
    let root = NodeReference(self)
    let reference = Unmanaged.passUnretained(new)
    var metScope = false
    var next = firstChildReference
    while let node = next {
      let ownsScope = node.flags.contains(.ownsScope)
      if ownsScope {
        node.use { $0.scope.parent = new }
        metScope = true
      } else {
        node.use { $0.scopeReference = reference }
      }
      next = node.successor(below: root, descending: !ownsScope)
    }
    return metScope
  }

  // MARK: Order

  /// Whether `other` is this node or one above it.
  package final func isAtOrBelow(_ other: PropagationNode) -> Bool {
    let other = NodeReference(other)
    var next: NodeReference? = NodeReference(self)
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }

  // MARK: Links

  /// Takes the node out of its parent's list. Scopes and interest stay as they are.
  final func unlink() {
    guard let parent = parentReference?.node else { return }
    let next = nextSiblingReference
    let previous = previousSiblingReference
    if parent.firstChild === self {
      parent.firstChildReference = next
    } else {
      previous?.node.nextSiblingReference = next
    }
    (next?.node ?? parent.firstChild)?.previousSiblingReference = previous
    parentReference = nil
    nextSiblingReference = nil
    previousSiblingReference = nil
  }

  /// Puts the node into the parent's list before the sibling, or at its end.
  final func link(to newParent: PropagationNode, before sibling: PropagationNode?) {
    let reference = NodeReference(self)
    parentReference = NodeReference(newParent)
    guard let follower = sibling ?? newParent.firstChild else {
      newParent.firstChildReference = reference
      previousSiblingReference = reference
      return
    }
    // The first child's previous is the last: behind it is the end.
    previousSiblingReference = follower.previousSiblingReference
    follower.previousSiblingReference = reference
    nextSiblingReference = sibling.map { NodeReference($0) }
    if sibling != nil, follower === newParent.firstChild {
      newParent.firstChildReference = reference
    } else {
      previousSiblingReference?.node.nextSiblingReference = reference
    }
  }

  /// Points the subtree to what it inherits from now, and makes those above hear of its listeners.
  final func settleInPlace(inheriting old: Scope) {
    let new = inheritedScope
    if old !== new, inherit(from: new) { Generations.overridesChanged() }
    if interest != 0 {
      Generations.audience &+= 1
      parent?.raiseInterest(interest)
    }
    Generations.values &+= 1
  }

  /// Makes this node and all above it pass on the keys.
  final func raiseInterest(_ bits: UInt64) {
    var next: NodeReference? = NodeReference(self)
    while let node = next, node.interest & bits != bits {
      node.use { $0.interest |= bits }
      next = node.parent
    }
  }

  /// Whether somebody holds the node: not so while it waits for its turn to leave the tree, after its
  /// host died on another thread.
  private final var isReferenced: Bool {
    !crc_is_gone(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Leaves the tree without telling anyone: the object is going away.
  private final func detachForDeath() {
    // Who remembers something about this node must not take it for the next one at its address.
    Generations.values &+= 1
    if parent != nil {
      domain.disturbPasses(leaving: self)
      let old = inheritedScope
      unlink()
      if interest != 0 || old !== inheritedScope { Generations.audience &+= 1 }
    }
    while let child = firstChild {
      domain.disturbPasses(leaving: child)
      child.unlink()
      child.settleInPlace(inheriting: scope)
      if child.isReferenced { child.parentIsGone() }
    }
    if flags.contains(.ownsScope) {
      Generations.overridesChanged()
      Unmanaged.passUnretained(scope).release()
    }
  }
}
