/// Runs `listener`, which gets the object, before a property of any instance of a class is read.
///
/// The value is not there yet: use `hookAfter(targetClass:getting:)` to see it.
/// Parameters, threads and errors are those of
/// `hookBefore(targetClass:setting:)`.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before a property of any instance of a class is read.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, before a property of one object is read.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before a property of one object is read.
@discardableResult
@inlinable
public func hookBefore<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .before(.erasing(isolation, listener)), backend)
}
