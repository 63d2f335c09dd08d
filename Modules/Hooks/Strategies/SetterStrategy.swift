internal import CInterception

/// Calls of a property's setter. Listeners get a pointer to the new value.
final class SetterStrategy: DispatchStrategy {
  private let codec: PropertyCodec
  let registers: (integers: Int, vectors: Int)

  init(_ codec: PropertyCodec) {
    self.codec = codec
    let layout = codec.layout
    registers =
      layout.place == .memory ? (1, 0) : (layout.count(of: .integer), layout.count(of: .vector))
  }

  func check(_ backend: HookBackend) throws(HookError) {
    try codec.check(backend)
  }

  var dispatch: hook_dispatch {
    { frame, slot in
      let call = Call(frame: frame, slot: slot)
      guard let activity = hook_activity_begin(slot, call.object) else { return call.continuation }
      defer { Collector.leave(activity) }
      return Unmanaged<SetterStrategy>.fromOpaque(slot.pointee.owner.unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { strategy in
          activity.snapshot._withUnsafeGuaranteedRef { strategy.set(call, activity, $0) }
        }
    }
  }

  /// Returns the setter to continue with, or nil when the property has been set.
  @inline(__always)
  private func set(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ snapshot: HookSnapshot
  ) -> UnsafeRawPointer? {
    if snapshot.onlyClassBefores, !codec.isReabstracted {
      withBorrowedValue(call) { snapshot.classLayer.runBefores(call.object, $0) }
      return call.continuation
    }
    return setSlowly(call, activity, snapshot)
  }

  @inline(never)
  private func setSlowly(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ snapshot: HookSnapshot
  ) -> UnsafeRawPointer? {
    let own = snapshot.layer(ofObject: call.object)
    if own == nil, snapshot.classLayer.isEmpty { return call.continuation }
    let onlyBefores = snapshot.classLayer.onlyObservesBefore && own?.onlyObservesBefore != false
    if onlyBefores, !codec.isReabstracted {
      withBorrowedValue(call) {
        own?.runBefores(call.object, $0)
        snapshot.classLayer.runBefores(call.object, $0)
      }
      return call.continuation
    }
    if !codec.isReabstracted, snapshot.classLayer.replacesNothing, own?.replacesNothing != false {
      observe(call, activity, snapshot.classLayer, own)
      return nil
    }
    withOwnedValue(call) { value in
      snapshot.run(
        around: { object, value in
          activity.whileOriginalRuns { runOriginal(call, on: object, value) }
        }, ownLayer: own, call.object, value)
    }
    return nil
  }

  /// Runs observers around the original, which is called with the registers as they came in. It consumes
  /// the value, so that those who come after get a copy.
  private func observe(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ classLayer: ListenerLayer,
    _ own: ListenerLayer?
  ) {
    let object = call.object
    withBorrowedValue(call) { value in
      codec.operations.withRoom { copy in
        codec.operations.copy(value, to: copy)
        own?.runBefores(object, copy)
        classLayer.runBefores(object, copy)
        activity.whileOriginalRuns { call.run(call.original, on: object) }
        classLayer.runAfters(object, copy)
        own?.runAfters(object, copy)
        codec.operations.end(copy)
      }
    }
  }

  /// The new value as it came in: the original will consume it.
  @inline(__always)
  private func withBorrowedValue(_ call: Call, _ body: (UnsafeMutableRawPointer) -> Void) {
    if let value = codec.layout.unsafeAddress(in: call.arguments) { return body(value) }
    withGatheredValue(call, body)
  }

  @inline(never)
  private func withGatheredValue(_ call: Call, _ body: (UnsafeMutableRawPointer) -> Void) {
    codec.operations.withRoom { value in
      codec.decode(from: call.arguments, into: value)
      body(value)
    }
  }

  /// The new value, ended afterwards: a setter is given its value to keep.
  private func withOwnedValue(_ call: Call, _ body: (UnsafeMutableRawPointer) -> Void) {
    func run(_ value: UnsafeMutableRawPointer) {
      body(value)
      codec.operations.end(value)
    }
    if !codec.isReabstracted, let value = codec.layout.unsafeAddress(in: call.arguments) {
      run(value)
    } else {
      withGatheredValue(call, run)
    }
  }

  private func runOriginal(
    _ call: Call, on object: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer
  ) {
    let function = call.original(for: object)
    codec.operations.withRoom { copy in
      codec.operations.copy(value, to: copy)
      call.withFreshFrame { fresh in
        if codec.layout.place == .memory {
          fresh.frame.pointee.integer.0 = UInt64(UInt(bitPattern: copy))
        } else {
          codec.encode(copy, into: fresh.arguments)
        }
        fresh.run(function, on: object)
      }
    }
  }
}
