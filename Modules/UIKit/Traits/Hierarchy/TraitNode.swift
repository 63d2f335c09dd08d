import UIEnvironmentCore

/// An object's place in the hierarchy of traits: scene, window, presentation controller, view
/// controller, view, subview.
///
/// The engine's node holds the overrides that are in force and carries them down. What is written
/// comes into force only with the next update, and an object shows the traits that it had until its
/// turn in the update has come.
@MainActor
final class TraitNode {
  /// What an update has to know of a node. No `OptionSet`, for the reason that `PendingWork` gives.
  struct Flags {
    private var bits: UInt8

    private init(_ bits: UInt8) { self.bits = bits }

    static let none = Flags(0)
    /// The object is in the hierarchy of a scene or window.
    static let isAttached = Flags(1 << 0)
    /// The node came into that hierarchy since the last update.
    static let isArriving = Flags(1 << 1)
    /// Something was written to the overrides that is not in force yet.
    static let hasPendingOverrides = Flags(1 << 2)
    /// The node itself needs an update.
    static let anyNeed = Flags(1 << 1 | 1 << 2)
    /// A node below is arriving or has pending overrides.
    static let needsUpdateBelow = Flags(1 << 3)
    /// Children go to the parent when the node's object dies: so with a controller, whose view may
    /// stay where it is.
    static let leavesChildrenToParent = Flags(1 << 4)

    /// Whether one of the others is there.
    func meets(_ others: Flags) -> Bool { bits & others.bits != 0 }

    mutating func insert(_ flag: Flags) { bits |= flag.bits }

    mutating func remove(_ flag: Flags) { bits &= ~flag.bits }
  }

  let place = ListenerNode(domain: TraitHierarchy.domain)
  var flags: Flags

  /// What the object shows, where that is not simply what it inherits and overrides: while it is
  /// not in the hierarchy of a window, and while it waits for its turn in an update.
  var shown: UITraitCollection?

  /// What the object overrides, if it ever did.
  var overrides: TraitOverrideState?

  /// Who wants to hear of changes, if anybody ever did.
  var audience: TraitAudience?

  init(leavesChildrenToParent: Bool = false) {
    flags = leavesChildrenToParent ? .leavesChildrenToParent : .none
    shown = TraitHierarchy.predicted
    place.listener = self
  }

  isolated deinit {
    if flags.meets(.leavesChildrenToParent), let parent = place.parent {
      TraitHierarchy.domain.silently {
        while let child = place.firstChild { child.move(to: parent, before: place) }
      }
      TraitHierarchy.structureChanged()
    } else {
      while let child = place.firstChild { Self.of(child).move(to: nil) }
    }
    place.move(to: nil)
    place.listener = nil
    if overrides != nil { TraitOverriders.remove(self) }
    audience?.end()
  }

  var isAttached: Bool { flags.meets(.isAttached) }

  var needsUpdate: Bool { flags.meets(.anyNeed) }

  // MARK: Collections

  /// What the object inherits with its overrides on top, all that is in force.
  var collectionInForce: UITraitCollection { TraitHierarchy.collection(of: place.scope) }

  /// What the object shows now.
  var collection: UITraitCollection {
    if let shown { return shown }
    return TraitHierarchy.collectionBeforeTurn(of: self) ?? collectionInForce
  }

  // MARK: Neighbours

  static func of(_ place: PropagationNode) -> TraitNode {
    guard let listener = unsafeDowncast(place, to: ListenerNode.self).listener else {
      preconditionFailure("UIKit: a place in the hierarchy of traits outlived its node")
    }
    return unsafeDowncast(listener, to: TraitNode.self)
  }

  var parent: TraitNode? { place.parent.map(Self.of) }

  func isAtOrBelow(_ other: TraitNode) -> Bool { place.isAtOrBelow(other.place) }

  /// Calls a body with the node and all below it, parents first. Below nodes for which it returns
  /// `false` it does not look.
  func walk(_ visit: (TraitNode) -> Bool) {
    var next: PropagationNode? = place
    while let current = next {
      let descends = visit(Self.of(current))
      next = current.successor(below: place, descending: descends)
    }
  }
}

extension TraitNode: PropagationListener {
  func listens(to slot: AnySlot) -> Bool {
    audience?.isConcerned(by: slot.index) ?? false
  }

  func valuesChanged() {
    TraitHierarchy.collectingUpdate?.collect(self)
  }
}
