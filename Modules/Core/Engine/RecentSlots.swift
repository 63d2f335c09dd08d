import Synchronization

/// The slots last asked for, to be found without a lock: a program uses few keys, again and again.
///
/// Each key has one place, which it may share with others; the last that was asked for has it. The
/// registry keeps the slots alive.
struct RecentSlots: ~Copyable, Sendable {
  private static let count = 256

  private nonisolated(unsafe) let places: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  init() {
    places = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (places + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    places.deinitialize(count: Self.count)
    places.deallocate()
  }

  @inline(__always)
  func slot(for key: ObjectIdentifier) -> AnySlot? {
    guard let address = place(of: key).pointee.load(ordering: .acquiring) else { return nil }
    return Unmanaged<AnySlot>.fromOpaque(address).use { $0.key == key ? $0 : nil }
  }

  func remember(_ slot: AnySlot, for key: ObjectIdentifier) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(slot).toOpaque())
    place(of: key).pointee.store(address, ordering: .releasing)
  }

  @inline(__always)
  private func place(of key: ObjectIdentifier) -> UnsafeMutablePointer<Atomic<UnsafeRawPointer?>> {
    let bits = UInt(bitPattern: key)
    // Types lie at multiples of eight bytes.
    return places + Int((bits >> 3 ^ bits >> 11) % UInt(Self.count))
  }
}
