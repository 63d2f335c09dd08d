/// One round of telling: which keys changed at a root, and who below it is told, parents first.
///
/// A pass draws up its list before it tells anyone, so that in the ordinary case telling is a loop
/// over that list. Callbacks may do anything. From the moment one of them writes, moves, registers
/// or unregisters, the pass is *disturbed*: it goes on by walking the tree as it then is, and keeps
/// account of which listener is settled with which change, so that everybody ends up told once of
/// what differs from what they were last told, and nobody of anything else.
@MainActor
package final class Pass {
  /// The root is part of its host, which the pass keeps alive while it runs.
  private(set) unowned(unsafe) var root: PropagationNode

  /// What happened, key by key.
  var changes: [Change] {
    if let cell = writtenCell, storedChanges.isEmpty {
      storedChanges = [Change(slot: cell.anySlot, formerCell: cell, cell: cell, former: nil)]
    }
    return storedChanges
  }
  @exclusivity(unchecked)
  private var storedChanges: [Change]

  /// The cell of a pass for one value that was written in place, whose writer keeps it alive. Such a
  /// pass makes up its change only when somebody asks: mostly nobody does.
  @exclusivity(unchecked)
  private unowned(unsafe) var writtenCell: AnyCell?

  /// Whether the root's own overrides keep changes from it, as they do when the root was moved.
  let rootShields: Bool

  /// Passes under way in which the root stood when its own pass came about.
  let surrounding: [Pass]

  /// Who is told, and of which changes: all of them of the same unless `reaches` says otherwise.
  @exclusivity(unchecked)
  private var list = ContiguousArray<NodeReference>()
  @exclusivity(unchecked)
  private var commonReach = Reach.first
  @exclusivity(unchecked)
  private var reaches = ContiguousArray<Reach>()
  @exclusivity(unchecked)
  private var position = -1

  @exclusivity(unchecked)
  private(set) var isDisturbed = false
  @exclusivity(unchecked)
  private var next: PropagationNode?
  @exclusivity(unchecked)
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
    storedChanges = changes
    self.rootShields = rootShields
    self.surrounding = surrounding
  }

  /// A plain pass: for one value after another that is written into a cell that stays.
  init(plainAt root: PropagationNode) {
    self.root = root
    storedChanges = []
    rootShields = false
    surrounding = []
  }

  // MARK: Running

  /// Tells everybody whom the changes reach.
  func run() {
    let domain = root.domain
    let host = root.hostObject
    let isNested = domain.isTelling
    domain.begin(self)
    if isNested {
      isDisturbed = true
      next = root
    } else {
      drawUpList()
    }
    tellList()
    walkTree()
    domain.end(self)
    keepAlive(host)
  }

  /// Tells the cell's audience that its value was written, outside of any other pass.
  ///
  /// - Returns: whether the pass holds nothing now but its list: so it is when it told those who
  ///   listen to everything, and nobody disturbed it. It can then run again.
  func run(at root: PropagationNode, forWriteOf cell: AnyCell) -> Bool {
    let host = root.hostObject
    self.root = root
    writtenCell = cell
    list = cell.audience
    position = -1
    tellList()
    if next != nil { walkTree() }
    keepAlive(host)
    return !isDisturbed && storedChanges.isEmpty && settled.isEmpty
  }

  private func tellList() {
    guard !isDisturbed else { return }
    for index in 0..<list.count {
      let node = list[index]
      if node.flags.contains(.needsPreparation) {
        prepare(node.node)
        if isDisturbed {
          next = node.node
          return
        }
      }
      let reach = reaches.isEmpty ? commonReach : reaches[index]
      position = index
      node.use { $0.tell(of: self, reach: reach) }
      if isDisturbed { return }
    }
  }

  private func walkTree() {
    while let node = next {
      let reach = liveReach(at: node)
      let passesOn = !reach.isEmpty && node.interest != 0
      next = successor(of: node, descending: passesOn)
      guard passesOn else { continue }
      if node.flags.contains(.needsPreparation), isUnsettled(node, reach) {
        prepare(node)
        next = successor(of: node)
      }
      node.tell(of: self, reach: reach)
    }
  }

  private func prepare(_ node: PropagationNode) {
    root.domain.silently { node.prepare() }
    if isDisturbed { next = successor(of: node) }
  }

  private func successor(of node: PropagationNode, descending: Bool = true) -> PropagationNode? {
    NodeReference(node).successor(below: NodeReference(root), descending: descending)?.node
  }

  // MARK: Disturbance

  /// Goes over from the list to the tree. Called before whatever makes the list stale.
  func disturb() {
    guard !isDisturbed else { return }
    isDisturbed = true
    formerOfInPlaceWrite = writtenCell?.copyOfPrevious()
    guard position >= 0 else { return }
    for index in 0...position {
      let listener = ObjectIdentifier(list[index].node)
      for change in changes.indices {
        settled.insert(Settlement(listener: listener, change: change))
      }
    }
    next = successor(of: list[position].node)
  }

  /// Keeps the walk on its way when a node is about to leave its place.
  func adjust(forLeaving leaving: PropagationNode) {
    guard let next, leaving !== root, next.isAtOrBelow(leaving), leaving.isAtOrBelow(root) else {
      return
    }
    self.next = successor(of: leaving, descending: false)
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
    var later: [Pass] = []
    for pass in root.domain.passes.reversed() {
      guard
        let index = pass.changes.firstIndex(where: { $0.slot === slot }),
        pass.changes[index].cell === cell,
        pass.owesNews(of: index, to: listener, at: node, before: later)
      else { continue }
      if !pass.changes[index].isUntouched { former = pass.formerValue(of: index) }
      cell = pass.changes[index].formerCell
      later.append(pass)
    }
    return former
  }

  /// Whether the listener is still to be told of the change, in the tree as it was before one of the
  /// later passes came about: since then, what is below its root may have been moved elsewhere.
  private func owesNews(
    of index: Int, to listener: ObjectIdentifier, at node: PropagationNode, before later: [Pass]
  ) -> Bool {
    guard !settled.contains(Settlement(listener: listener, change: index)) else { return false }
    guard !later.isEmpty else { return node.isAtOrBelow(root) }
    return later.contains { pass in
      pass.surrounding.contains { $0 === self }
        || root.isAtOrBelow(pass.root) && node.isAtOrBelow(root)
    }
  }

  private func formerValue(of index: Int) -> AnyCell {
    if let former = changes[index].former { return former }
    if let formerOfInPlaceWrite { return formerOfInPlaceWrite }
    guard let cell = writtenCell else { fatalInternal("an in-place write has its cell") }
    return cell.copyOfPrevious()
  }

  // MARK: Drawing up the list

  private func drawUpList() {
    var bits: UInt64 = 0
    for change in changes { bits |= change.slot.bit }
    let root = NodeReference(self.root)
    var reach = Reach(allOf: changes.count)
    commonReach = reach
    var shielded: [(node: NodeReference, outside: Reach)] = []
    var node = root
    while true {
      var descends = node.interest & bits != 0
      if descends, node.flags.contains(.ownsScope), !(node === root) || rootShields {
        let inside = node.use { reach.subtracting(shieldedBy: $0.scope, changes) }
        descends = !inside.isEmpty
        if descends, inside != reach {
          shielded.append((node, reach))
          reach = inside
        }
      }
      if descends {
        if tells(node, reach) { enlist(node, reach) }
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

  @inline(__always)
  private func tells(_ node: NodeReference, _ reach: Reach) -> Bool {
    if node.flags.contains(.listensToAll), reach.isExact { return true }
    return changes.indices.contains {
      reach.contains($0) && node.listens(to: changes[$0].slot) && reaches(node.node, $0, reach)
    }
  }

  @inline(__always)
  private func enlist(_ node: NodeReference, _ reach: Reach) {
    if reaches.isEmpty, reach != commonReach {
      reaches = ContiguousArray(repeating: commonReach, count: list.count)
      reaches.append(reach)
    } else if !reaches.isEmpty {
      reaches.append(reach)
    }
    list.append(node)
  }
}
