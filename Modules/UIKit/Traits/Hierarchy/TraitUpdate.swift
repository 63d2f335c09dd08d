import UIEnvironmentCore

/// One round of bringing written overrides and newly arrived objects into force, and of telling
/// whom that concerns: parents first, each object at most once.
@MainActor
final class TraitUpdate {
  /// A node whose overrides changed, and what it showed before the update.
  private struct Source {
    let node: TraitNode
    let former: UITraitCollection
  }

  private var sources: [Source] = []
  private var current: Source?
  private var formerByScope: [ObjectIdentifier: UITraitCollection] = [:]

  /// Those whom the source at hand concerns, in pre-order.
  private var collected: [TraitNode] = []

  /// Everybody who has a turn, in pre-order.
  private var turns: [TraitNode] = []
  private var position = -1

  /// Nodes that were brought up to date out of turn, with all above and below them.
  private var broughtForward: [TraitNode] = []

  private let serial: UInt64

  init() {
    TraitHierarchy.updateSerial &+= 1
    serial = TraitHierarchy.updateSerial
  }

  /// Runs the update for nodes that wait, parents first.
  func run(for waiting: [TraitNode]) {
    TraitHierarchy.listenToNewColorTraits()
    sources = waiting.filter { $0.flags.meets(.hasPendingOverrides) }
      .map { Source(node: $0, former: $0.collection) }
    var lists = sources.map { apply($0) }
    lists.append(arrivals(among: waiting))
    turns = PreorderMerge.merge(lists[...])
    TraitHierarchy.updates.append(self)
    tell()
    TraitHierarchy.updates.removeAll { $0 === self }
  }

  // MARK: Whom it concerns

  private func apply(_ source: Source) -> [TraitNode] {
    current = source
    if let own = source.node.place.ownScope {
      formerByScope[ObjectIdentifier(own)] = source.former
    }
    TraitHierarchy.collectingUpdate = self
    source.node.applyOverrides()
    TraitHierarchy.collectingUpdate = nil
    current = nil
    defer { collected = [] }
    return collected
  }

  /// Notes a node whose traits have just changed, with what it showed before.
  func collect(_ node: TraitNode) {
    // One that waits already shows something older, and will be told of all at once.
    guard node.shown == nil, let current else { return }
    node.shown = former(of: node.place.scope, below: current)
    collected.append(node)
  }

  private func former(of scope: Scope, below source: Source) -> UITraitCollection {
    guard scope !== source.node.place.scope, let parent = scope.parent else {
      return source.former
    }
    if let known = formerByScope[ObjectIdentifier(scope)] { return known }
    let former = former(of: parent, below: source).overridden(by: scope)
    formerByScope[ObjectIdentifier(scope)] = former
    return former
  }

  /// All nodes at and below those that came into the hierarchy.
  private func arrivals(among waiting: [TraitNode]) -> [TraitNode] {
    var arrivals: [TraitNode] = []
    for root in waiting where root.flags.meets(.isArriving) {
      root.walk { node in
        node.flags.remove(.isArriving)
        node.listenToWhatIsKnown()
        arrivals.append(node)
        return true
      }
    }
    return arrivals
  }

  // MARK: Telling

  private func tell() {
    while position + 1 < turns.count {
      position += 1
      takeTurn(turns[position])
    }
  }

  /// Lets a node show what it resolves to now, and tells its audience if that differs.
  private func takeTurn(_ node: TraitNode) {
    // A node that left the hierarchy meanwhile goes on to show what it did.
    guard node.isAttached, let previous = node.shown else { return }
    node.shown = nil
    guard let audience = node.audience else { return }
    let present = node.collection
    guard previous !== present else { return }
    let changed = changedTraits(from: previous, to: present)
    if !changed.isEmpty { audience.tell(changed, from: previous, to: present, serial: serial) }
  }

  /// Brings a node up to date before its turn, with those above and below it that wait.
  func bringForward(_ node: TraitNode) {
    broughtForward.append(node)
    for waiting in turns[(position + 1)...]
    where waiting.isAtOrBelow(node) || node.isAtOrBelow(waiting) {
      takeTurn(waiting)
    }
  }

  private var comparison: (from: UITraitCollection, to: UITraitCollection, changed: TraitIDs)?

  /// Many nodes share collections, so the last comparison is kept.
  private func changedTraits(
    from previous: UITraitCollection, to present: UITraitCollection
  ) -> TraitIDs {
    if let comparison, comparison.from === previous, comparison.to === present {
      return comparison.changed
    }
    let changed = TraitIDs(present.storage.idsOfDifferences(from: previous.storage))
    comparison = (previous, present, changed)
    return changed
  }

  // MARK: Before a node's turn

  /// What a node without a turn of its own showed before the update, if the update has not come to
  /// its place yet: within a parent's handler everything below shows what it did.
  func collectionBeforeTurn(of node: TraitNode) -> UITraitCollection? {
    guard turns.indices.contains(position), !hasComeTo(node) else { return nil }
    var between: [Scope] = []
    var next: TraitNode? = node
    while let candidate = next {
      if let source = sources.first(where: { $0.node === candidate }) {
        return between.reversed().reduce(source.former) { $0.overridden(by: $1) }
      }
      if let own = candidate.place.ownScope { between.append(own) }
      next = candidate.parent
    }
    return nil
  }

  private func hasComeTo(_ node: TraitNode) -> Bool {
    let turn = turns[position]
    if node === turn || node.place.precedes(turn.place) { return true }
    return broughtForward.contains { node.isAtOrBelow($0) || $0.isAtOrBelow(node) }
  }
}
