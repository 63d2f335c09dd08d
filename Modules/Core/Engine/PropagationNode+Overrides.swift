extension PropagationNode {
  /// Returns what the key resolves to at this node.
  @inlinable @inline(__always)
  package final func value<Value>(of slot: Slot<Value>) -> Value {
    guard let cell = scopeReference.use({ $0.cell(at: slot.index) }) else {
      return slot.defaultValue()
    }
    return cell.use { unsafeDowncast($0, to: Cell<Value>.self).value }
  }

  /// The cell that the key resolves to at this node; `nil` where nothing overrides it.
  final func cell(of slot: AnySlot) -> AnyCell? {
    scope.cell(at: slot.index)?.takeUnretainedValue()
  }

  /// Whether this node itself overrides the key.
  package final func hasOverride(of slot: AnySlot) -> Bool {
    ownScope?.hasOverride(of: slot) ?? false
  }

  /// Overrides the key here, then tells all who resolve it to something else than before.
  ///
  /// A value equal to the one already set changes nothing and costs one comparison.
  @inlinable
  package final func setOverride<Value>(_ value: Value, of slot: Slot<Value>) {
    guard let anyCell = cellToWriteInPlace(of: slot) else {
      return apply(overrides: [Cell(slot: slot, value: value)], removing: [])
    }
    let cell = unsafeDowncast(anyCell, to: Cell<Value>.self)
    guard !cell.holds(value) else { return }
    cell.replace(with: value)
    tellOfInPlaceWrite(of: cell)
    cell.forgetPrevious()
  }

  /// This node's own cell of the key, if writing it is all that there is to a write: while passes are
  /// under way, there is more.
  @usableFromInline
  final func cellToWriteInPlace(of slot: AnySlot) -> AnyCell? {
    guard flags.contains(.ownsScope) else { return nil }
    return scopeReference.use { scope in
      scope.domainReference.use { $0.isTelling } ? nil : scope.override(of: slot)
    }
  }

  /// Removes the override of the key here, if there is one; then tells all for whom that changed
  /// the value.
  package final func removeOverride(of slot: AnySlot) {
    apply(overrides: [], removing: [slot])
  }

  /// Sets and removes several overrides in one pass: everybody is told once, of all of them.
  @usableFromInline
  package final func apply(overrides: [AnyCell], removing removed: [AnySlot]) {
    if overrides.count == 1, removed.isEmpty,
      let cell = cellToWriteInPlace(of: overrides[0].anySlot)
    {
      return writeInPlace(overrides[0], to: cell)
    }
    let removed = removed.filter { hasOverride(of: $0) }
    guard !overrides.isEmpty || !removed.isEmpty else { return }
    let domain = self.domain
    let surrounding = domain.passes.filter { isAtOrBelow($0.root) }
    domain.disturbPasses()
    var changes: [Change] = []
    for slot in overrides.map(\.anySlot) + removed {
      let formerCell = cell(of: slot)
      changes.append(
        Change(
          slot: slot, formerCell: formerCell, cell: nil, former: slot.snapshot(of: formerCell)))
    }
    setWithoutTelling(overrides)
    removeWithoutTelling(removed)
    changes = changes.compactMap { resolved($0, keepingUntouched: !domain.passes.isEmpty) }
    Generations.values &+= 1
    guard !changes.isEmpty, interest != 0 else { return }
    Pass(root: self, changes: changes, surrounding: surrounding).run()
  }

  private final func writeInPlace(_ new: AnyCell, to cell: AnyCell) {
    guard !cell.isEqual(to: new) else { return }
    cell.replace(from: new)
    tellOfInPlaceWrite(of: cell)
    cell.forgetPrevious()
  }

  final func setWithoutTelling(_ overrides: [AnyCell]) {
    guard !overrides.isEmpty else { return }
    let scope = makeOwnScope()
    for new in overrides {
      if let existing = scope.override(of: new.anySlot) {
        existing.assign(from: new)
        existing.stampVersion()
      } else {
        // The given cell may be part of values that somebody keeps: this one is to be written.
        let own = new.copy()
        own.stampVersion()
        scope.append(own)
        Generations.overridesChanged()
      }
    }
  }

  final func removeWithoutTelling(_ slots: [AnySlot]) {
    guard let ownScope, !slots.isEmpty else { return }
    for slot in slots {
      if let cell = ownScope.override(of: slot) { ownScope.remove(cell) }
    }
    Generations.overridesChanged()
    dropOwnScopeIfEmpty()
  }

  private final func resolved(_ change: Change, keepingUntouched: Bool) -> Change? {
    let cell = cell(of: change.slot)
    guard let former = change.former else { fatalInternal("a change without its former value") }
    let isUntouched = !(cell ?? change.slot.snapshot(of: nil)).differs(from: former)
    guard keepingUntouched || !isUntouched else { return nil }
    return Change(
      slot: change.slot, formerCell: change.formerCell, cell: cell, former: former,
      isUntouched: isUntouched)
  }

  @usableFromInline
  final func tellOfInPlaceWrite(of cell: AnyCell) {
    Generations.values &+= 1
    guard interest & cell.anySlot.bit != 0 else { return }
    if cell.audienceGeneration != Generations.audience {
      cell.audience = collectAudience(of: cell.anySlot, expecting: cell.audience.count)
      cell.audienceGeneration = Generations.audience
    }
    guard !cell.audience.isEmpty else { return }
    let domain = scopeReference.use { $0.domainReference }
    domain.use { $0.runPlainPass(at: self, forWriteOf: cell) }
  }

  /// Everybody at or below this node who listens to the key and finds it here, in pre-order.
  private final func collectAudience(
    of slot: AnySlot, expecting count: Int
  ) -> ContiguousArray<NodeReference> {
    var audience = ContiguousArray<NodeReference>()
    audience.reserveCapacity(count)
    let bit = slot.bit
    let root = NodeReference(self)
    if root.listens(to: slot) { audience.append(root) }
    var next = root.firstChild
    while let node = next {
      let passesOn = node.interest & bit != 0 && !node.hasOverride(of: slot)
      if passesOn, node.listens(to: slot) { audience.append(node) }
      next = node.successor(below: root, descending: passesOn)
    }
    return audience
  }
}
