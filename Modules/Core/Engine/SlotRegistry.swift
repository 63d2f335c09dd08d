import Synchronization

/// The slots of one kind of key, in the order in which keys were first used.
///
/// Safe to use from any thread.
package final class SlotRegistry: Sendable {
  private struct Storage {
    var indices: [ObjectIdentifier: Int] = [:]
    var slots: [AnySlot] = []
  }

  private let storage = Mutex(Storage())
  private let recent = RecentSlots()

  package init() {}

  /// How many keys have been used so far.
  var count: Int { storage.withLock { $0.slots.count } }

  /// All slots, in the order of their indices.
  package var slots: [AnySlot] { storage.withLock { $0.slots } }

  /// Returns the slot of the key that the identifier stands for, made at its first use.
  ///
  /// One identifier always goes with one type of values; `make` gets the slot's index.
  package func slot<Value>(
    for key: ObjectIdentifier, make: (_ index: Int) -> Slot<Value>
  ) -> Slot<Value> {
    if let slot = recent.slot(for: key) { return unsafeDowncast(slot, to: Slot<Value>.self) }
    let slot = storage.withLock { storage in
      if let index = storage.indices[key] {
        return unsafeDowncast(storage.slots[index], to: Slot<Value>.self)
      }
      let slot = make(storage.slots.count)
      slot.key = key
      storage.indices[key] = slot.index
      storage.slots.append(slot)
      return slot
    }
    recent.remember(slot, for: key)
    return slot
  }
}
