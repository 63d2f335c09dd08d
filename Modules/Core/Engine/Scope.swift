/// The overrides of one node, and a table of what every key resolves to for the node and for all
/// below it down to the next nodes with overrides.
@MainActor
@usableFromInline
package final class Scope {
  /// The scope that this one inherits from; `nil` for a domain's root scope.
  @exclusivity(unchecked)
  package internal(set) unowned(unsafe) var parent: Scope?

  /// The hierarchy that the scope belongs to. Domains live as long as the process.
  let domainReference: Unmanaged<PropagationDomain>
  var domain: PropagationDomain { domainReference.takeUnretainedValue() }

  /// The cells of this node's own overrides, in the order in which they were set.
  @exclusivity(unchecked)
  package private(set) var overrides: ContiguousArray<AnyCell> = []

  /// What the hierarchy's own kind of node makes of the overrides and keeps with them.
  package var memo: AnyObject?

  /// What each key resolves to, by its slot's index; holds while `Generations.resolution` is
  /// `tableGeneration`. `nil` is "not looked up yet" or "nowhere overridden".
  @exclusivity(unchecked)
  @usableFromInline
  nonisolated(unsafe) private(set) var table: UnsafeMutablePointer<Unmanaged<AnyCell>?>
  @exclusivity(unchecked)
  @usableFromInline private(set) var tableCapacity: Int
  @exclusivity(unchecked)
  @usableFromInline private(set) var tableGeneration: UInt64 = 0

  init(parent: Scope?, domain: PropagationDomain) {
    self.parent = parent
    domainReference = .passUnretained(domain)
    tableCapacity = 4
    table = .allocate(capacity: 4)
    table.initialize(repeating: nil, count: 4)
  }

  deinit { table.deallocate() }

  /// The cell of the node's own override of the key.
  func override(of slot: AnySlot) -> AnyCell? {
    for cell in overrides where cell.anySlot === slot { return cell }
    return nil
  }

  func hasOverride(of slot: AnySlot) -> Bool {
    for cell in overrides where cell.anySlot === slot { return true }
    return false
  }

  func append(_ cell: AnyCell) { overrides.append(cell) }

  func remove(_ cell: AnyCell) { overrides.removeAll { $0 === cell } }

  /// The cell that the key resolves to here; `nil` where nothing overrides it.
  @inlinable @inline(__always)
  package func cell(at index: Int) -> Unmanaged<AnyCell>? {
    if tableGeneration == Generations.resolution, index < tableCapacity, let cell = table[index] {
      return cell
    }
    return lookUp(index)
  }

  @usableFromInline @inline(never)
  func lookUp(_ index: Int) -> Unmanaged<AnyCell>? {
    if index >= tableCapacity { growTable(toHold: index) }
    if tableGeneration != Generations.resolution {
      table.update(repeating: nil, count: tableCapacity)
      tableGeneration = Generations.resolution
    }
    var scope: Scope? = self
    while let current = scope {
      for cell in current.overrides where cell.anySlot.index == index {
        let found = Unmanaged.passUnretained(cell)
        table[index] = found
        return found
      }
      scope = current.parent
    }
    return nil
  }

  private func growTable(toHold index: Int) {
    let capacity = max(tableCapacity * 2, index + 1)
    table.deallocate()
    table = .allocate(capacity: capacity)
    table.initialize(repeating: nil, count: capacity)
    tableCapacity = capacity
    tableGeneration = 0
  }
}
