extension PropagationNode {
  /// Makes the node a child of `newParent` before `sibling`, or its last child, or a root where
  /// `newParent` is `nil`; then tells those in the subtree for whom some value changed.
  ///
  /// Going from one parent to another is one move: what is the same at both tells nobody. The caller
  /// has made sure that `newParent` is not in the subtree and that `sibling` is a child of it.
  ///
  /// Costs a step for each node of the subtree that inherits from other overrides than before; the
  /// telling costs what it tells.
  package final func move(to newParent: PropagationNode?, before sibling: PropagationNode? = nil) {
    guard sibling !== self else { return }
    let domain = self.domain
    let surrounding = domain.passes.filter { isAtOrBelow($0.root) }
    if !domain.passes.isEmpty {
      domain.disturbPasses(leaving: self)
      if let hostObject { domain.departed.append(hostObject) }
    }
    let oldScope = inheritedScope
    unlink()
    if let newParent { link(to: newParent, before: sibling) }
    let changes =
      interest == 0 || domain.silence > 0
      ? [] : domain.changes(from: oldScope, to: inheritedScope, of: interest)
    settleInPlace(inheriting: oldScope)
    guard !changes.isEmpty else { return }
    Pass(root: self, changes: changes, rootShields: true, surrounding: surrounding).run()
  }
}

extension PropagationDomain {
  /// What changes for those who inherited from the old scope and now inherit from the new.
  ///
  /// While passes are under way, their keys are carried along even where both scopes agree: some
  /// listener may not have been told yet.
  fileprivate func changes(from old: Scope, to new: Scope, of interest: UInt64) -> [Change] {
    guard old !== new || !passes.isEmpty else { return [] }
    var changes: [Change] = []
    for index in 0..<registry.count {
      let formerCell = old.cell(at: index)?.takeUnretainedValue()
      let cell = new.cell(at: index)?.takeUnretainedValue()
      if formerCell === cell, passes.isEmpty { continue }
      let isUnderWay = passes.contains { $0.changes.contains { $0.slot.index == index } }
      guard formerCell !== cell || isUnderWay else { continue }
      let slot = registry.slots[index]
      guard slot.bit & interest != 0 else { continue }
      let former = slot.snapshot(of: formerCell)
      let isUntouched = !(cell ?? slot.snapshot(of: nil)).differs(from: former)
      guard !isUntouched || isUnderWay else { continue }
      changes.append(
        Change(
          slot: slot, formerCell: formerCell, cell: cell, former: former, isUntouched: isUntouched))
    }
    return changes
  }

  /// Makes every pass under way walk the tree, from behind a node that is about to leave its place.
  func disturbPasses(leaving node: PropagationNode) {
    for pass in passes {
      pass.disturb()
      pass.adjust(forLeaving: node)
    }
  }
}
