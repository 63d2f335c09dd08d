/// One round of telling: which keys changed at a root, and who below it is told, parents first.
///
/// A pass draws up its list before it tells anyone, so that in the ordinary case telling is a loop
/// over that list. Callbacks may do anything. From the moment one of them writes, moves, registers
/// or unregisters, the pass is *disturbed*: it goes on by walking the tree as it then is, and keeps
/// account of which listener is settled with which change, so that everybody ends up told once of
/// what differs from what they were last told, and nobody of anything else.
@MainActor
package final class Pass {
  let root: PropagationNode
  let changes: [Change]

  /// Whether the root's own overrides keep changes from it, as they do when the root was moved.
  let rootShields: Bool

  /// Passes under way in which the root stood when its own pass came about.
  let surrounding: [Pass]

  private var list = ContiguousArray<Unmanaged<PropagationNode>>()
  private var reaches = ContiguousArray<Reach>()
  private var position = -1

  private(set) var isDisturbed = false
  private var next: PropagationNode?
  private var settled: Set<Settlement> = []

  /// The value before an in-place write, taken from its cell only when somebody asks.
  private var formerOfInPlaceWrite: AnyCell?

  private struct Settlement: Hashable {
    let listener: ObjectIdentifier
    let change: Int
  }

  /// A pass for changes whose former values are known.
  init(
    root: PropagationNode, changes: [Change], rootShields: Bool = false, surrounding: [Pass] = []
  ) {
    self.root = root
    self.changes = changes
    self.rootShields = rootShields
    self.surrounding = surrounding
  }

  /// A pass for one value written into a cell that stays; `audience` are those that it reaches.
  init(
    root: PropagationNode, inPlaceWriteOf cell: AnyCell,
    audience: ContiguousArray<Unmanaged<PropagationNode>>
  ) {
    self.root = root
    changes = [
      Change(
        slot: cell.anySlot, formerCell: cell, cell: cell, former: nil)
    ]
    rootShields = false
    surrounding = []
    list = audience
  }

  // MARK: Running

  /// Tells everybody whom the changes reach.
  func run() {
    let domain = root.domain
    let isNested = !domain.passes.isEmpty
    withExtendedLifetime(root.hostObject) {
      domain.begin(self)
      if isNested {
        isDisturbed = true
        next = root
      } else if list.isEmpty {
        drawUpList()
      }
      tellList()
      walkTree()
      domain.end(self)
    }
  }

  private func tellList() {
    guard !isDisturbed else { return }
    let isSingle = reaches.isEmpty
    let single = Reach.first
    for index in list.indices {
      let reach = isSingle ? single : reaches[index]
      list[index].use { node in
        if node.flags.contains(.needsPreparation) { prepare(node) }
        if isDisturbed {
          next = node
        } else {
          position = index
          node.tell(of: self, reach: reach)
        }
      }
      if isDisturbed { return }
    }
  }

  private func walkTree() {
    while let node = next {
      let reach = liveReach(at: node)
      let passesOn = !reach.isEmpty && node.interest != 0
      next = node.successor(below: root, descending: passesOn)
      guard passesOn else { continue }
      if node.flags.contains(.needsPreparation), isUnsettled(node, reach) {
        prepare(node)
        next = node.successor(below: root)
      }
      node.tell(of: self, reach: reach)
    }
  }

  private func prepare(_ node: PropagationNode) {
    root.domain.silently { node.prepare() }
    if isDisturbed { next = node.successor(below: root) }
  }

  // MARK: Disturbance

  /// Goes over from the list to the tree. Called before whatever makes the list stale.
  func disturb() {
    guard !isDisturbed else { return }
    isDisturbed = true
    if let cell = changes.first?.cell, changes.count == 1, changes[0].former == nil {
      formerOfInPlaceWrite = cell.copyOfPrevious()
    }
    guard position >= 0 else { return }
    for index in 0...position {
      let node = list[index].takeUnretainedValue()
      for change in changes.indices {
        settled.insert(Settlement(listener: ObjectIdentifier(node), change: change))
      }
    }
    next = list[position].takeUnretainedValue().successor(below: root)
  }

  /// Keeps the walk on its way when a node is about to leave its place.
  func adjust(forLeaving leaving: PropagationNode) {
    guard let next, leaving !== root, next.isAtOrBelow(leaving), leaving.isAtOrBelow(root) else {
      return
    }
    self.next = leaving.successor(below: root, descending: false)
  }

  // MARK: Who has been told what

  /// Returns which of the changes that reach a listener are news to it, and settles them with it.
  ///
  /// - Parameter listensTo: whether a change of the key concerns the listener; a listener that is
  ///   told reads everything that concerns it, and so is settled with all of that in every pass.
  func claim(
    for listener: ObjectIdentifier, at node: PropagationNode, reach: Reach,
    listensTo: (AnySlot) -> Bool
  ) -> Reach {
    var news = Reach()
    for index in changes.indices
    where reach.contains(index) && listensTo(changes[index].slot) && reaches(node, index, reach) {
      guard !settled.contains(Settlement(listener: listener, change: index)) else { continue }
      let change = changes[index]
      if isNews(change, to: listener, at: node) { news.insert(index) }
      for pass in root.domain.passes { pass.settle(listener) { $0 === change.slot } }
    }
    if !news.isEmpty {
      for pass in root.domain.passes { pass.settle(listener, listensTo) }
    }
    return news
  }

  /// Counts the listener as told of what it listens to: it has read, or is about to.
  func settle(_ listener: ObjectIdentifier, _ listensTo: (AnySlot) -> Bool) {
    for index in changes.indices where listensTo(changes[index].slot) {
      settled.insert(Settlement(listener: listener, change: index))
    }
  }

  private func isUnsettled(_ node: PropagationNode, _ reach: Reach) -> Bool {
    guard node.flags.contains(.listensToAll) else { return false }
    return changes.indices.contains { index in
      reach.contains(index)
        && !settled.contains(Settlement(listener: ObjectIdentifier(node), change: index))
    }
  }

  private func isNews(
    _ change: Change, to listener: ObjectIdentifier, at node: PropagationNode
  ) -> Bool {
    guard let former = lastKnown(change.slot, to: listener, at: node) else { return false }
    return (change.cell ?? change.slot.snapshot(of: nil)).differs(from: former)
  }

  /// The value of the key that the listener was last told of, where that is not its present value:
  /// the value before this pass or, where an outer pass has yet to tell it of an older change, the
  /// value before that.
  func lastKnown(
    _ slot: AnySlot, to listener: ObjectIdentifier, at node: PropagationNode
  ) -> AnyCell? {
    var former: AnyCell?
    var cell = node.cell(of: slot)
    var movedBy: Pass?
    for pass in root.domain.passes.reversed() {
      guard
        let index = pass.changes.firstIndex(where: { $0.slot === slot }),
        pass.changes[index].cell === cell,
        pass === self || pass.owesNews(of: index, to: listener, at: node, before: movedBy)
      else { continue }
      if !pass.changes[index].isUntouched { former = pass.formerValue(of: index) }
      cell = pass.changes[index].formerCell
      if pass.rootShields { movedBy = pass }
    }
    return former
  }

  /// Whether the listener is still to be told of the change, in the tree as it was before a move.
  private func owesNews(
    of index: Int, to listener: ObjectIdentifier, at node: PropagationNode, before move: Pass?
  ) -> Bool {
    guard !settled.contains(Settlement(listener: listener, change: index)) else { return false }
    guard let move else { return node.isAtOrBelow(root) }
    return move.surrounding.contains { $0 === self }
      || root.isAtOrBelow(move.root) && node.isAtOrBelow(root)
  }

  private func formerValue(of index: Int) -> AnyCell {
    if let former = changes[index].former { return former }
    if let formerOfInPlaceWrite { return formerOfInPlaceWrite }
    guard let cell = changes[index].cell else { fatalInternal("an in-place write has its cell") }
    return cell.copyOfPrevious()
  }
}

// MARK: - Whom the changes reach

extension Pass {
  private func drawUpList() {
    var bits: UInt64 = 0
    for change in changes { bits |= change.slot.bit }
    var reach = Reach(allOf: changes.count)
    var shielded: [(node: PropagationNode, outside: Reach)] = []
    var node = root
    while true {
      var descends = node.interest & bits != 0
      if descends, let own = node.ownScope, node !== root || rootShields {
        let inside = reach.subtracting(shieldedBy: own, changes)
        descends = !inside.isEmpty
        if descends, inside != reach {
          shielded.append((node, reach))
          reach = inside
        }
      }
      if descends {
        if changes.indices.contains(where: {
          reach.contains($0) && node.listens(to: changes[$0].slot) && reaches(node, $0, reach)
        }) {
          list.append(Unmanaged.passUnretained(node))
          reaches.append(reach)
        }
        if let child = node.firstChild {
          node = child
          continue
        }
      }
      while true {
        if let last = shielded.last, last.node === node {
          reach = last.outside
          shielded.removeLast()
        }
        if node === root { return }
        if let sibling = node.nextSibling {
          node = sibling
          break
        }
        guard let parent = node.parent else { fatalInternal("a walk left its root") }
        node = parent
      }
    }
  }

  /// Which changes reach the node in the tree as it now is.
  private func liveReach(at node: PropagationNode) -> Reach {
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
  private func reaches(_ node: PropagationNode, _ index: Int, _ reach: Reach) -> Bool {
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
