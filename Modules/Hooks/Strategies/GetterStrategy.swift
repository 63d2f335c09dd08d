internal import CInterception

/// Calls of a property's getter. Listeners get a pointer to where the value goes, filled in once the
/// original or a replacement has run.
final class GetterStrategy: DispatchStrategy {
  private let codec: PropertyCodec

  /// Throws for a read-only property whose value cannot be put into registers again.
  init(_ codec: PropertyCodec, type: Any.Type) throws(HookError) {
    guard codec.canEncode else { throw .unsupportedValue(String(reflecting: type)) }
    self.codec = codec
  }

  var registers: (integers: Int, vectors: Int) { (0, 0) }

  func check(_ backend: HookBackend) throws(HookError) {
    try codec.check(backend)
  }

  var dispatch: hook_dispatch {
    { frame, slot in
      let call = Call(frame: frame, slot: slot)
      guard let activity = hook_activity_begin(slot, call.object) else { return call.continuation }
      defer { Collector.leave(activity) }
      return Unmanaged<GetterStrategy>.fromOpaque(slot.pointee.owner.unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { strategy in
          activity.snapshot._withUnsafeGuaranteedRef { strategy.get(call, activity, $0) }
        }
    }
  }

  /// Returns the getter to continue with, or nil when the value has been returned.
  private func get(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ snapshot: HookSnapshot
  ) -> UnsafeRawPointer? {
    let own = snapshot.layer(ofObject: call.object)
    if own?.onlyObservesBefore != false, snapshot.classLayer.onlyObservesBefore {
      own?.runBefores(call.object, call.object)
      snapshot.classLayer.runBefores(call.object, call.object)
      return call.continuation
    }
    withRoomForResult(call) { room in
      snapshot.run(
        around: { object, room in
          activity.whileOriginalRuns { runOriginal(call, on: object, into: room) }
        }, ownLayer: own, call.object, room)
    }
    return nil
  }

  private func withRoomForResult(_ call: Call, _ body: (UnsafeMutableRawPointer) -> Void) {
    if codec.layout.place == .memory {
      return body(
        UnsafeMutableRawPointer(bitPattern: UInt(call.frame.pointee.indirect)).unsafelyUnwrapped)
    }
    codec.operations.withRoom { room in
      body(room)
      codec.encode(room, into: call.results)
    }
  }

  private func runOriginal(
    _ call: Call, on object: UnsafeMutableRawPointer, into room: UnsafeMutableRawPointer
  ) {
    call.withFreshFrame { fresh in
      fresh.frame.pointee.indirect = UInt64(UInt(bitPattern: room))
      fresh.run(call.original(for: object), on: object)
      if codec.layout.place != .memory { codec.decode(from: fresh.results, into: room) }
    }
  }
}
