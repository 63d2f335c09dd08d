/// Runs `listener`, which gets the object and the value, after a property of any instance of a class has been read.
///
/// Parameters, threads and errors are those of
/// `hookBefore(targetClass:setting:)`.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, after a property of any instance of a class has been read.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after a property of any instance of a class has been read.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  targetClass: Object.Type, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    targetClass, nil, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object and the value, after a property of one object has been read.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, Value) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener`, which gets the object, after a property of one object has been read.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after a property of one object has been read.
@discardableResult
@inlinable
public func hookAfter<Object: AnyObject, Value>(
  object: Object, getting keyPath: KeyPath<Object, Value>,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installGetterHook(
    Object.self, object, keyPath, .after(.erasing(isolation, listener)), backend)
}
