/// Values of any types at fixed places in memory, for as long as the storage lives.
final class ValueStorage {
  private var endings: [() -> Void] = []

  deinit { endings.forEach { $0() } }

  /// - Parameter isTaken: Whether somebody else ends the value; only its memory is kept here then.
  func keep<Value>(_ value: Value, isTaken: Bool) -> UnsafeRawPointer {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    room.initialize(to: value)
    endings.append {
      if !isTaken { room.deinitialize(count: 1) }
      room.deallocate()
    }
    return UnsafeRawPointer(room)
  }
}
