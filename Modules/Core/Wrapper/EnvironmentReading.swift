/// What one property has found out about its key path at its object.
///
/// Most key paths name one key and do nothing to its value. Such a value is read straight from the
/// cell that the key resolves to; that nothing was done to it shows in its bytes, looked at anew for
/// each value. Other key paths are followed at each read; what they yield is kept until something
/// changes only where it is plain data. A value with a lifetime of its own is never kept: it must
/// be able to die with its override.
@usableFromInline
final class EnvironmentReading<Value> {
  /// One object for all readings of equal paths that have met in a cell.
  @exclusivity(unchecked)
  @usableFromInline private(set) var keyPath: KeyPath<UIEnvironmentValues, Value>

  /// What follows holds for this node until `Generations.values` moves away from `generation`.
  @exclusivity(unchecked)
  @usableFromInline var node: ObjectIdentifier?
  @exclusivity(unchecked)
  @usableFromInline var generation: UInt64 = 0

  /// Where the value stands, if it stands anywhere as it is.
  @exclusivity(unchecked)
  @usableFromInline unowned(unsafe) var cell: Cell<Value>?

  /// The index of the key that the key path was last found to hand on, if it was.
  @exclusivity(unchecked)
  @usableFromInline private(set) var plainIndex: Int?

  /// The value, if it is plain data that was made from others.
  @exclusivity(unchecked)
  private var derivedValue: Value?

  /// Whether the key path must be followed each time.
  @exclusivity(unchecked)
  private var mustFollow = false

  init(_ keyPath: KeyPath<UIEnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  @MainActor
  @inlinable @inline(__always)
  func value(at node: UIEnvironmentNode) -> Value {
    if generation == Generations.values, self.node == ObjectIdentifier(node), let cell {
      return cell.value
    }
    return find(at: node)
  }

  @MainActor
  @inlinable
  func find(at node: UIEnvironmentNode) -> Value {
    node.followHost()
    return valueOfPlainCell(at: node) ?? valueOfOtherPath(at: node)
  }

  /// The value of the cell that the key resolves to now, if the key path is known to hand that on:
  /// found so here, or by another property with the same path that read the same value before.
  @MainActor
  @inlinable
  func valueOfPlainCell(at node: UIEnvironmentNode) -> Value? {
    guard let plainIndex, let found = node.scopeReference.use({ $0.cell(at: plainIndex) }) else {
      return nil
    }
    return found.use { found in
      guard found.isHandedOn(by: keyPath) else { return nil }
      let found = unsafeDowncast(found, to: Cell<Value>.self)
      remember(found, at: node)
      return found.value
    }
  }

  @MainActor
  @inlinable
  func remember(_ found: Cell<Value>?, at node: UIEnvironmentNode) {
    cell = found
    // A tree that does not say when it changes leaves nothing to remember.
    self.node = node.followsHost ? nil : ObjectIdentifier(node)
    generation = Generations.values
  }

  /// The value of a path that is not known to hand one on.
  @MainActor
  @usableFromInline
  func valueOfOtherPath(at node: UIEnvironmentNode) -> Value {
    // Where all of that holds there is no cell, or it would not have come to this.
    if generation == Generations.values, self.node == ObjectIdentifier(node) {
      if let derivedValue { return derivedValue }
      if mustFollow { return UIEnvironmentValues(source: node)[keyPath: keyPath] }
    }
    return follow(at: node)
  }

  @MainActor
  private func follow(at node: UIEnvironmentNode) -> Value {
    let recorder = ReadRecorder()
    let value = UIEnvironmentValues(source: node, recorder: recorder)[keyPath: keyPath]
    remember(value, readFrom: recorder.slots, at: node)
    return value
  }

  @MainActor
  private func remember(_ value: Value, readFrom slots: [AnySlot], at node: UIEnvironmentNode) {
    let cells = slots.map { node.cell(of: $0) }
    if slots.count == 1, slots[0] is Slot<Value>, let found = cells[0] {
      let found = unsafeDowncast(found, to: Cell<Value>.self)
      if haveSameBytes(found.value, value) {
        keyPath = found.noteHandedOn(by: keyPath)
        plainIndex = slots[0].index
        return remember(found, at: node)
      }
    }
    plainIndex = nil
    remember(nil, at: node)
    mustFollow = !_isPOD(Value.self) || !cells.allSatisfy { $0?.isFixed == true }
    derivedValue = mustFollow ? nil : value
  }
}

private func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}
