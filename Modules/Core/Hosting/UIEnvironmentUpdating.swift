/// A host that wants to be told when a value of its environment has changed.
@preconcurrency @MainActor
public protocol UIEnvironmentUpdating: AnyObject {
  /// Called when some value that this object resolves has changed, whether it reads that value or
  /// not: once for a write or a move, on the main actor, after its parents and before its children.
  ///
  /// By the time of the call all values have changed, so everything read here is up to date. The
  /// method may write values, move objects, register and unregister: who is still waiting to be told
  /// is then told once of what is different from what it last knew, and an object removed meanwhile
  /// is not called. A write of an equal value tells nobody, which ends a recursion.
  ///
  /// There is no first call: read the values once when the object is made.
  func updateEnvironment()
}
