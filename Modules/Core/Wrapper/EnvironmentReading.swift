/// What one property has found out about its key path at its object.
///
/// Most key paths name one key and do nothing to its value. Such a value is read straight from the
/// cell that the key resolves to; that nothing was done to it shows in its bytes, looked at anew for
/// each value. Other key paths are followed at each read; what they yield is kept until something
/// changes only where it is plain data. A value with a lifetime of its own is never kept: it must
/// be able to die with its override.
@usableFromInline
final class EnvironmentReading<Value> {
  private let keyPath: KeyPath<UIEnvironmentValues, Value>

  /// What follows holds for this node until `Generations.values` moves away from `generation`.
  @exclusivity(unchecked)
  @usableFromInline private(set) var node: ObjectIdentifier?
  @exclusivity(unchecked)
  @usableFromInline private(set) var generation: UInt64 = 0

  /// Where the value stands, if it stands anywhere as it is.
  @exclusivity(unchecked)
  @usableFromInline private(set) unowned(unsafe) var cell: Cell<Value>?
  private var cellIndex = 0
  private var cellVersion: UInt64 = 0

  /// Where that cell was: all that may be looked at before it is known that the cell still lives.
  private var cellAddress: UnsafeRawPointer?

  /// The value, if it is plain data that was made from others.
  private var derivedValue: Value?

  /// Whether the key path is known to be one that must be followed each time.
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
  @usableFromInline @inline(never)
  func find(at node: UIEnvironmentNode) -> Value {
    node.followHost()
    if self.node == ObjectIdentifier(node) {
      if generation == Generations.values {
        if let derivedValue { return derivedValue }
        if mustFollow { return UIEnvironmentValues(source: node)[keyPath: keyPath] }
      } else if let value = valueOfUnchangedCell(at: node) {
        generation = Generations.values
        return value
      }
    }
    return follow(at: node)
  }

  /// The value of the remembered cell if the key still resolves to it and it was not written since.
  @MainActor
  private func valueOfUnchangedCell(at node: UIEnvironmentNode) -> Value? {
    guard let cellAddress, let found = node.scopeReference.use({ $0.cell(at: cellIndex) }),
      UnsafeRawPointer(found.toOpaque()) == cellAddress
    else { return nil }
    return found.use { found in
      guard found.version == cellVersion else { return nil }
      return unsafeDowncast(found, to: Cell<Value>.self).value
    }
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
    cell = nil
    cellAddress = nil
    derivedValue = nil
    mustFollow = false
    // A tree that does not say when it changes leaves nothing to remember.
    self.node = node.followsHost ? nil : ObjectIdentifier(node)
    generation = Generations.values
    let cells = slots.map { node.scope.cell(at: $0.index)?.takeUnretainedValue() }
    if slots.count == 1, slots[0] is Slot<Value>, let found = cells[0] {
      let found = unsafeDowncast(found, to: Cell<Value>.self)
      if haveSameBytes(found.value, value) {
        cell = found
        cellIndex = slots[0].index
        cellVersion = found.version
        cellAddress = UnsafeRawPointer(Unmanaged.passUnretained(found).toOpaque())
        return
      }
    }
    if _isPOD(Value.self), cells.allSatisfy({ $0?.isFixed == true }) {
      derivedValue = value
    } else {
      mustFollow = true
    }
  }
}

private func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}
