/// Runs `listener` instead of setting a property on any instance of a class or of its subclasses.
///
/// The listener gets the object, the new value, and `original`, which sets a value on an object. It may
/// call it with the same or other values, several times, or not at all; then no listener inside it runs
/// and the property stays as it was. On another object, `original` runs what that object's class would.
/// Parameters, threads and errors are those of
/// `hookBefore(targetClass:setting:)`.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value, _ original: (Object, Value) -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object and `original`, instead of setting a property on any instance of a class.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, _ original: (Object) -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}

/// Runs `listener` instead of setting a property on any instance of a class.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  targetClass: Object.Type, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    targetClass, nil, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}

/// Runs `listener` instead of setting a property on one object.
///
/// The object is not kept alive; when it dies the hook goes with it. The object's listeners run outside
/// those of its class. Everything else is as for a class.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value, _ original: (Object, Value) -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object and `original`, instead of setting a property on one object.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, _ original: (Object) -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}

/// Runs `listener` instead of setting a property on one object.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  object: Object, setting keyPath: ReferenceWritableKeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Void) -> Void
) throws(HookError) -> HookToken {
  try installSetterHook(
    Object.self, object, keyPath, .instead(.ofSetter(isolation, listener)), backend)
}
