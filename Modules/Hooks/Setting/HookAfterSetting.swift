/// Runs `listener` after a property has been set on any instance of a class or of its subclasses.
///
/// The listener gets the object and the new value; other overloads give it the object alone, or nothing.
/// It does not run when a replacement did not call the original. Parameters, threads and errors are those
/// of `hookBefore(targetClass:setting:)`.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, after a property has been set on any instance of a class.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after a property has been set on any instance of a class.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after a property has been set on one object.
///
/// The object is not kept alive; when it dies the hook goes with it. The object's listeners run outside
/// those of its class. Everything else is as for a class.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, after a property has been set on one object.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after a property has been set on one object.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}
