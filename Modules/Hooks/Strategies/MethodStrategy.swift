internal import CInterception

/// Calls of a method. Listeners get the call itself, and decode what they were written for.
final class MethodStrategy: DispatchStrategy {
  /// How many words of arguments are taken along when a call does not simply continue.
  static let stackWords = 16

  private let isStatic: Bool

  /// - Parameter isStatic: Whether the method is called on the class.
  init(isStatic: Bool) { self.isStatic = isStatic }

  var registers: (integers: Int, vectors: Int) {
    (Int(HOOK_INTEGER_ARGUMENTS), Int(HOOK_VECTOR_ARGUMENTS))
  }
  var stackWords: Int { MethodStrategy.stackWords }

  var dispatch: hook_dispatch {
    { frame, slot in
      let call = Call(frame: frame, slot: slot)
      guard let activity = hook_activity_begin(slot, call.object) else { return call.continuation }
      defer { Collector.leave(activity) }
      return Unmanaged<MethodStrategy>.fromOpaque(slot.pointee.owner.unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { strategy in
          activity.snapshot._withUnsafeGuaranteedRef { strategy.run(call, activity, $0) }
        }
    }
  }

  private func run(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ snapshot: HookSnapshot
  ) -> UnsafeRawPointer? {
    let own = snapshot.layer(ofObject: call.object)
    if own == nil, snapshot.classLayer.isEmpty { return call.continuation }
    let event = MethodEvent(call: call)
    return withExtendedLifetime(event) {
      let value = Unmanaged.passUnretained(event).toOpaque()
      if own?.onlyObservesBefore != false, snapshot.classLayer.onlyObservesBefore {
        own?.runBefores(call.object, value)
        snapshot.classLayer.runBefores(call.object, value)
        return call.continuation
      }
      call.clearResults()
      snapshot.run(
        around: { object, value in
          let inner = MethodEvent.unsafe(value).call
          activity.whileOriginalRuns {
            inner.run(call.original(for: object, isMetatype: isStatic), on: object)
          }
        }, ownLayer: own, call.object, value)
      return nil
    }
  }
}

/// What a method's listeners get: a call's registers. Not to be used after the call.
final class MethodEvent {
  let call: Call
  /// What the error register held when the call arrived: zero if the method may throw.
  private let errorAtEntry: UInt64

  init(call: Call) {
    self.call = call
    errorAtEntry = call.frame.pointee.error
  }

  static func unsafe(_ value: UnsafeMutableRawPointer) -> MethodEvent {
    Unmanaged<MethodEvent>.fromOpaque(value).takeUnretainedValue()
  }

  var mayThrow: Bool { errorAtEntry == 0 }
  var hasThrown: Bool { mayThrow && call.frame.pointee.error != 0 }
}

extension Call {
  /// A replacement that does not call the original of a method leaves zeros as its result.
  func clearResults() {
    frame.pointee.result = (0, 0, 0, 0)
    let zero = hook_vector(low: 0, high: 0)
    frame.pointee.vector_result = (zero, zero, zero, zero)
  }
}
