/// What the engine knows of one key: its place in tables, how its values compare, what it resolves
/// to where nothing overrides it. Found once per key, then only read.
@usableFromInline
package class AnySlot: @unchecked Sendable {
  /// The key's place in the tables of scopes; dense, from zero, within one `SlotRegistry`.
  @usableFromInline
  package final let index: Int

  /// The key, once its registry has it; written before anyone else sees the slot.
  @exclusivity(unchecked)
  final var key: ObjectIdentifier?

  /// Sets in another hierarchy what programs set of the key in this one.
  @MainActor package final var mirror: (any OverrideMirror)?

  /// The key's type, for messages.
  package final let name: String

  /// The key's bit in masks of interest. Past 64 keys several share a bit: masks may say yes too
  /// often, never too rarely.
  package final var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: index & 63) }

  init(index: Int, name: String) {
    self.index = index
    self.name = name
  }

  /// A cell of its own with the value of the given cell, or with the default where there is none.
  func snapshot(of cell: AnyCell?) -> AnyCell { fatalInternal("AnySlot.snapshot is abstract") }
}

/// The slot of a key with values of the given type.
@usableFromInline
package final class Slot<Value>: AnySlot, @unchecked Sendable {
  /// Asked anew each time, so that a default that follows the system is never frozen.
  @usableFromInline
  package let defaultValue: @Sendable () -> Value

  /// Whether two values are the same to those who listen.
  @usableFromInline
  let areEqual: @Sendable (Value, Value) -> Bool

  /// What stands for a value in comparisons, for values whose meaning changes while they stay equal
  /// to themselves, such as an autoupdating locale; `nil` where the value stands for itself.
  @usableFromInline
  let comparand: (@Sendable (Value) -> Value)?

  package init(
    index: Int, name: String,
    defaultValue: @escaping @Sendable () -> Value,
    areEqual: @escaping @Sendable (Value, Value) -> Bool,
    comparand: (@Sendable (Value) -> Value)? = nil
  ) {
    self.defaultValue = defaultValue
    self.areEqual = areEqual
    self.comparand = comparand
    super.init(index: index, name: name)
  }

  override func snapshot(of cell: AnyCell?) -> AnyCell {
    guard let cell else { return Cell(slot: self, value: defaultValue()) }
    return cell.copy()
  }
}
