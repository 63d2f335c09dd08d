/// Runs `listener` instead of reading a property of any instance of a class; what it returns is what is read.
///
/// The listener gets the object and `original`, which reads the property of an object. It need not call
/// it. Parameters, threads and errors are those of
/// `hookBefore(targetClass:setting:)`.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, _ original: (Object) -> Value) -> Value
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .instead(.ofGetter(isolation, listener)), backend)
}

/// Runs `listener`, which gets `original`, instead of reading a property of any instance of a class.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Value) -> Value
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .instead(.ofGetter(isolation, listener)), backend)
}

/// Runs `listener` instead of reading a property of one object; what it returns is what is read.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, _ original: (Object) -> Value) -> Value
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .instead(.ofGetter(isolation, listener)), backend)
}

/// Runs `listener`, which gets `original`, instead of reading a property of one object.
@discardableResult
@inlinable
public func hookInstead<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Value) -> Value
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .instead(.ofGetter(isolation, listener)), backend)
}
