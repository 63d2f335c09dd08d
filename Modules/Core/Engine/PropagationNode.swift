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
  package final private(set) unowned(unsafe) var parent: PropagationNode?
  @exclusivity(unchecked)
  package final private(set) unowned(unsafe) var firstChild: PropagationNode?
  @exclusivity(unchecked)
  package final private(set) unowned(unsafe) var nextSibling: PropagationNode?

  /// The sibling before this one; of the first child, the last: so that appending takes no walk.
  @exclusivity(unchecked)
  private final unowned(unsafe) var previousSibling: PropagationNode?

  /// The nearest overrides at or above this node.
  @exclusivity(unchecked)
  @usableFromInline
  package final private(set) unowned(unsafe) var scope: Scope

  /// The bits of the keys that this node or one below it listens to; never too few, but too many
  /// where listeners have left.
  @exclusivity(unchecked)
  final private(set) var interest: UInt64 = 0

  @exclusivity(unchecked)
  final var flags: Flags = []

  init(domain: PropagationDomain) {
    scope = domain.rootScope
  }

  /// Creates the node at the top of a domain, whose overrides are those of the domain's root scope.
  init(rootOf domain: PropagationDomain) {
    scope = domain.rootScope
    _ = Unmanaged.passRetained(scope)
    flags = .ownsScope
  }

  isolated deinit {
    detachForDeath()
  }

  // MARK: What a hierarchy's own kind of node decides

  /// The object that the node stands for, while it lives.
  var hostObject: AnyObject? { nil }

  /// Tells the node's listeners of the changes that reach it.
  func tell(of pass: Pass, reach: Pass.Reach) {}

  /// Whether a write of the key tells this node.
  func listens(to slot: AnySlot) -> Bool { flags.contains(.listensToAll) }

  /// Completes the subtree of a node with `needsPreparation`.
  func prepare() {}

  /// Called on a node whose parent is gone, so that it may find another.
  func parentIsGone() {}

  // MARK: Scopes

  package final var domain: PropagationDomain { scope.domain }

  /// This node's own overrides, if it has any.
  final var ownScope: Scope? { flags.contains(.ownsScope) ? scope : nil }

  /// Where the node inherits from.
  final var inheritedScope: Scope { parent?.scope ?? domain.rootScope }

  /// The node's own overrides, made where there were none.
  final func makeOwnScope() -> Scope {
    if let ownScope { return ownScope }
    let inherited = scope
    let own = Scope(parent: inherited, domain: inherited.domain)
    _ = Unmanaged.passRetained(own)
    replaceScope(inherited, with: own)
    flags.insert(.ownsScope)
    return own
  }

  /// Gives up the node's own scope when its last override is gone.
  final func dropOwnScopeIfEmpty() {
    guard let own = ownScope, own.overrides.isEmpty, own !== domain.rootScope else { return }
    flags.remove(.ownsScope)
    replaceScope(own, with: inheritedScope)
    Unmanaged.passUnretained(own).release()
  }

  /// Points this node and all below it that found their values in `old` to `new`.
  private final func replaceScope(_ old: Scope, with new: Scope) {
    scope = new
    var next = firstChild
    while let node = next {
      if node.flags.contains(.ownsScope) {
        node.scope.parent = new
        next = node.successor(below: self, descending: false)
      } else {
        node.scope = new
        next = node.successor(below: self)
      }
    }
  }

  /// Makes the subtree inherit from another scope; `true` if a scope in it was moved.
  private final func inherit(from new: Scope) -> Bool {
    if flags.contains(.ownsScope) {
      scope.parent = new
      return true
    }
    scope = new
    var movedScope = false
    var next = firstChild
    while let node = next {
      if node.flags.contains(.ownsScope) {
        node.scope.parent = new
        movedScope = true
        next = node.successor(below: self, descending: false)
      } else {
        node.scope = new
        next = node.successor(below: self)
      }
    }
    return movedScope
  }

  // MARK: Order

  /// The node after this one in pre-order among those below `root`, or `nil` at the end.
  ///
  /// With `descending` false, everything below this node is passed over.
  @inline(__always)
  final func successor(below root: PropagationNode, descending: Bool = true) -> PropagationNode? {
    if descending, let firstChild { return firstChild }
    var node = self
    while node !== root {
      if let sibling = node.nextSibling { return sibling }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether `other` is this node or one above it.
  package final func isAtOrBelow(_ other: PropagationNode) -> Bool {
    var node: PropagationNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Links

  /// Takes the node out of its parent's list. Scopes and interest stay as they are.
  final func unlink() {
    guard let parent else { return }
    if parent.firstChild === self {
      parent.firstChild = nextSibling
    } else {
      previousSibling?.nextSibling = nextSibling
    }
    if let nextSibling {
      nextSibling.previousSibling = previousSibling
    } else {
      parent.firstChild?.previousSibling = previousSibling
    }
    self.parent = nil
    nextSibling = nil
    previousSibling = nil
  }

  /// Puts the node into the parent's list before the sibling, or at its end.
  final func link(to newParent: PropagationNode, before sibling: PropagationNode?) {
    parent = newParent
    if let sibling {
      nextSibling = sibling
      previousSibling = sibling.previousSibling
      if newParent.firstChild === sibling {
        newParent.firstChild = self
      } else {
        previousSibling?.nextSibling = self
      }
      sibling.previousSibling = self
    } else if let first = newParent.firstChild {
      previousSibling = first.previousSibling
      previousSibling?.nextSibling = self
      first.previousSibling = self
    } else {
      newParent.firstChild = self
      previousSibling = self
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
    var next: PropagationNode? = self
    while let node = next, node.interest & bits != bits {
      node.interest |= bits
      next = node.parent
    }
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
      child.parentIsGone()
    }
    if flags.contains(.ownsScope) {
      Generations.overridesChanged()
      Unmanaged.passUnretained(scope).release()
    }
  }
}
