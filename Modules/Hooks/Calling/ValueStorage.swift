/// Values of any types at fixed places in memory, for as long as the storage lives.
final class ValueStorage {
  private var endings: [() -> Void] = []

  deinit { endings.forEach { $0() } }

  func keep<Value>(_ value: Value) -> UnsafeRawPointer {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    room.initialize(to: value)
    endings.append {
      room.deinitialize(count: 1)
      room.deallocate()
    }
    return UnsafeRawPointer(room)
  }
}
