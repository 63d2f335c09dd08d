/// Runs `listener` before a property is set on any instance of a class or of its subclasses.
///
/// The listener gets the object and the new value; other overloads give it the object alone, or nothing.
/// It runs on the thread that sets the property. When it was written in an actor's context and the
/// property is set elsewhere, the program ends as it does for `assumeIsolated`. What the listener itself
/// sets on the same property of the same object is not told to it.
///
/// - Parameters:
///   - targetClass: The class. Its `open` properties can be hooked, stored or computed.
///   - keyPath: The property.
///   - backend: How to intercept; the fastest way if nil.
///   - isolation: The actor in whose context the listener is written; the compiler fills it in.
///   - listener: Kept until the hook is cancelled.
/// - Returns: A token to cancel the hook with. Letting go of it does not cancel.
/// - Throws: ``HookError``, with nothing changed.
/// - Complexity: Linear in the number of hooks on the property and of subclasses.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, before a property is set on any instance of a class.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before a property is set on any instance of a class.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before a property is set on one object.
///
/// The object is not kept alive; when it dies the hook goes with it. The object's listeners run outside
/// those of its class. Everything else is as for a class.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, before a property is set on one object.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before a property is set on one object.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .before(.erasing(isolation, listener)), backend)
}
