/// The place of one overridden value. All who inherit it hold this very cell, so that writing it
/// reaches them without touching them.
@usableFromInline
package class AnyCell {
  @usableFromInline
  package final let anySlot: AnySlot

  /// Tells this write from every other; 0 for a default. Copies keep it.
  @exclusivity(unchecked)
  @usableFromInline
  final var version: UInt64 = 0

  /// The key path that was last found to hand this cell's value on as it is, and the version of the
  /// value at which it was.
  @exclusivity(unchecked)
  @usableFromInline
  final private(set) var plainKeyPath: AnyKeyPath?
  @exclusivity(unchecked)
  @usableFromInline
  final private(set) var plainVersion: UInt64 = 0

  /// Whom a write of this cell tells; holds while `Generations.audience` is `audienceGeneration`.
  @exclusivity(unchecked)
  @usableFromInline
  final var audience: ContiguousArray<NodeReference> = []
  @exclusivity(unchecked)
  @usableFromInline
  final var audienceGeneration: UInt64 = 0

  @inlinable
  init(slot: AnySlot) { anySlot = slot }

  /// Whether those who knew the other cell's value have news here.
  final func differs(from other: AnyCell) -> Bool {
    version != other.version && !isEqual(to: other)
  }

  /// Whether the key path, this very object, is known to hand the present value on as it is.
  @inlinable @inline(__always)
  final func isHandedOn(by keyPath: AnyKeyPath) -> Bool {
    plainKeyPath === keyPath && plainVersion == version
  }

  /// Remembers that the key path hands the present value on, and returns the object to know it by:
  /// one for all key paths that are equal.
  final func noteHandedOn<Path: AnyKeyPath>(by keyPath: Path) -> Path {
    plainVersion = version
    if let known = plainKeyPath as? Path, known == keyPath { return known }
    plainKeyPath = keyPath
    return keyPath
  }

  /// Marks the value as newly written, once the cell is part of a hierarchy.
  @MainActor
  @inlinable
  final func stampVersion() {
    Self.versions &+= 1
    version = Self.versions
  }
  @exclusivity(unchecked)
  @usableFromInline
  @MainActor static var versions: UInt64 = 0

  /// Whether what is made of the value stays right until the cell is written again: not so for a
  /// value that follows the system.
  var isFixed: Bool { fatalInternal("AnyCell.isFixed is abstract") }

  /// A new cell for the same value, if that means something else than when it was written.
  func renewalIfOutdated() -> AnyCell? {
    fatalInternal("AnyCell.renewalIfOutdated is abstract")
  }

  func copy() -> AnyCell { fatalInternal("AnyCell.copy is abstract") }
  func isEqual(to other: AnyCell) -> Bool { fatalInternal("AnyCell.isEqual is abstract") }

  /// Takes the other's value.
  func assign(from other: AnyCell) { fatalInternal("AnyCell.assign is abstract") }

  /// Writes the other's value; the one before it can be had until `forgetPrevious()`.
  @MainActor
  func replace(from other: AnyCell) { fatalInternal("AnyCell.replace is abstract") }

  /// A cell with the value that this one held before the write under way.
  func copyOfPrevious() -> AnyCell { fatalInternal("AnyCell.copyOfPrevious is abstract") }
  @usableFromInline
  func forgetPrevious() { fatalInternal("AnyCell.forgetPrevious is abstract") }
}

/// The cell of one key's values.
///
/// Nothing in here is an `Optional<Value>`: code that does not know the type would ask the runtime
/// for that type each time a cell is made or dies, which cost a third of a write.
@usableFromInline
package final class Cell<Value>: AnyCell {
  @exclusivity(unchecked)
  @usableFromInline
  package internal(set) var value: Value

  /// What the value is compared by, where that is not the value itself.
  @exclusivity(unchecked)
  @usableFromInline
  var comparand: Comparand<Value>?

  /// Where a write leaves the value before it: made by the first write, kept for the next ones, and
  /// filled only while a write is under way.
  @exclusivity(unchecked)
  @usableFromInline
  var previousValue: UnsafeMutablePointer<Value>?
  @exclusivity(unchecked)
  @usableFromInline
  var previousComparand: Comparand<Value>?
  @exclusivity(unchecked)
  @usableFromInline
  var previousVersion: UInt64 = 0
  @exclusivity(unchecked)
  @usableFromInline
  var holdsPrevious = false

  @inlinable
  var slot: Slot<Value> { unsafeDowncast(anySlot, to: Slot<Value>.self) }

  @inlinable
  package init(slot: Slot<Value>, value: Value) {
    self.value = value
    super.init(slot: slot)
    takeComparand()
  }

  @inlinable
  deinit {
    forgetPrevious()
    previousValue?.deallocate()
  }

  /// What stands for the value in comparisons.
  @inlinable @inline(__always)
  var compared: Value {
    if let comparand { comparand.value } else { value }
  }

  /// Finds what the value is compared by, if its key has such a thing.
  @inlinable
  func takeComparand() {
    if let comparandOf = slot.comparand { comparand = Comparand(comparandOf(value)) }
  }

  /// Whether writing the value would change nothing for those who listen.
  @inlinable @inline(__always)
  func holds(_ candidate: Value) -> Bool {
    let slot = self.slot
    guard let comparand, let comparandOf = slot.comparand else {
      return slot.areEqual(value, candidate)
    }
    return slot.areEqual(comparand.value, comparandOf(candidate))
  }

  /// Writes the value; the one before it can be had until `forgetPrevious()`.
  @MainActor
  @inlinable @inline(__always)
  func replace(with newValue: Value) {
    keepPrevious()
    value = newValue
    stampVersion()
    if comparand != nil { takeComparand() }
  }

  /// Holds on to the value that is about to be written over, until `forgetPrevious()`.
  @inlinable @inline(__always)
  func keepPrevious() {
    assert(!holdsPrevious, "the last write of this cell was not ended")
    let memory = previousValue ?? .allocate(capacity: 1)
    memory.initialize(to: value)
    previousValue = memory
    previousVersion = version
    holdsPrevious = true
    if comparand != nil { previousComparand = comparand }
  }

  @inlinable
  override func forgetPrevious() {
    guard holdsPrevious, let memory = previousValue else { return }
    holdsPrevious = false
    // Out of reach meanwhile: the end of a value may run code that writes this cell again.
    previousValue = nil
    memory.deinitialize(count: 1)
    if previousValue == nil { previousValue = memory } else { memory.deallocate() }
    if previousComparand != nil { previousComparand = nil }
  }

  override var isFixed: Bool { slot.comparand == nil }

  override func renewalIfOutdated() -> AnyCell? {
    isFixed || holds(value) ? nil : Cell(slot: slot, value: value)
  }

  override func copy() -> AnyCell {
    let copy = Cell(slot: slot, value: value)
    copy.comparand = comparand
    copy.version = version
    return copy
  }

  override func isEqual(to other: AnyCell) -> Bool {
    let other = unsafeDowncast(other, to: Cell<Value>.self)
    return slot.areEqual(compared, other.compared)
  }

  override func assign(from other: AnyCell) {
    let other = unsafeDowncast(other, to: Cell<Value>.self)
    value = other.value
    comparand = other.comparand
  }

  override func copyOfPrevious() -> AnyCell {
    guard holdsPrevious, let previousValue else {
      fatalInternal("no write of \(slot.name) is under way")
    }
    let copy = Cell(slot: slot, value: previousValue.pointee)
    copy.comparand = previousComparand
    copy.version = previousVersion
    return copy
  }

  @MainActor
  override func replace(from other: AnyCell) {
    let other = unsafeDowncast(other, to: Cell<Value>.self)
    keepPrevious()
    value = other.value
    comparand = other.comparand
    stampVersion()
  }
}

/// What a value is compared by, in an object of its own: few keys have any.
@usableFromInline
final class Comparand<Value> {
  @usableFromInline
  let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
