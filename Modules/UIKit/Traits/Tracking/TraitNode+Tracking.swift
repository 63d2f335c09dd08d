import UIEnvironmentCore

extension TraitNode {
  /// The object's collection as the object's own code gets it: what a tracked method reads from it
  /// is noted.
  var collectionForReader: UITraitCollection {
    TraitTracker.innermost?.collection(of: self) ?? collection
  }

  /// Runs a method of an object with the object's traits as the current ones, and notes which of
  /// them it reads: when one of those changes, the method is asked for again.
  ///
  /// What earlier runs read no longer counts.
  ///
  /// - Parameter other: another node whose traits the method may read as its own.
  func track<Result>(
    _ method: TrackedMethod, of object: some TraitTracking, with other: TraitNode? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let tracker = TraitTracker(
      [self, other].compactMap { $0 }.map { .init($0, collection: $0.collection) })
    let outer = TraitTracker.innermost
    TraitTracker.innermost = tracker
    defer {
      TraitTracker.innermost = outer
      for subject in tracker.subjects {
        subject.node.setReads(subject.close(), by: method, of: object)
      }
    }
    return try UITraitCollection.withCurrent(tracker, body)
  }

  private func setReads(
    _ reads: TraitInterest?, by method: TrackedMethod, of object: some TraitTracking
  ) {
    let known = audience?.tracking(method, of: object)
    guard let reads, reads != .traits(TraitIDs()) else {
      if let known { unregister(known) }
      return
    }
    if let known {
      guard known.interest != reads else { return }
      known.interest = reads
      place.listen(to: reads.bits)
      return
    }
    let registration = register(object, for: reads, kind: .tracking) { [weak object] _, _ in
      object?.invalidate(method)
    }
    registration.tracked = (method, ObjectIdentifier(object))
  }
}
