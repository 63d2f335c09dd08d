internal import CInterception

/// The end of an object's life. Listeners get no value.
final class DeinitialiserStrategy: DispatchStrategy {
  var registers: (integers: Int, vectors: Int) { (0, 0) }

  var dispatch: hook_dispatch {
    { frame, slot in
      let call = Call(frame: frame, slot: slot)
      guard let activity = hook_activity_begin(slot, call.object) else { return call.continuation }
      defer { Collector.leave(activity) }
      return activity.snapshot._withUnsafeGuaranteedRef {
        DeinitialiserStrategy.end(call, activity, $0)
      }
    }
  }

  private static func end(
    _ call: Call, _ activity: UnsafeMutablePointer<hook_activity>, _ snapshot: HookSnapshot
  ) -> UnsafeRawPointer? {
    let own = snapshot.layer(ofObject: call.object)
    if own != nil { Engine.shared.objectDies(call.object) }
    if own?.onlyObservesBefore != false, snapshot.classLayer.onlyObservesBefore {
      own?.runBefores(call.object, call.object)
      snapshot.classLayer.runBefores(call.object, call.object)
      return call.continuation
    }
    snapshot.run(
      around: { object, _ in
        activity.whileOriginalRuns {
          call.withFreshFrame { $0.run(call.original, on: object) }
        }
      }, ownLayer: own, call.object, call.object)
    return nil
  }
}
