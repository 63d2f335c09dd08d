/// A way to learn that a property was set on any object of a class, for those who link one.
package protocol SetterInterception: Sendable {
  /// Calls the listener after the property was set on an object of the class or a subclass.
  ///
  /// - Returns: what ends that.
  /// - Throws: why the property cannot be intercepted.
  @MainActor
  func afterSetting<Object: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    _ listener: @escaping @MainActor (Object) -> Void
  ) throws -> @Sendable () -> Void
}
