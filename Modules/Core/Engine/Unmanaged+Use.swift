extension Unmanaged {
  /// Runs the body with the object, which the caller knows to be alive, without retaining it.
  ///
  /// Swift checks at run time that it is on the main actor in each closure of it that goes to a
  /// function of another module, as the standard library's `_withUnsafeGuaranteedRef` is. On the way
  /// from one member of a list to the next that check would cost ten times the step.
  @inlinable @inline(__always)
  package func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

/// Makes sure that the object lives until here.
@inline(__always)
func keepAlive(_ object: AnyObject?) {
  withExtendedLifetime(object) {}
}
