/// Runs `listener`, which gets the object, the arguments and the result, after a method of any instance of a class has
/// returned. It does not run when the method throws.
///
/// How the method is found, and what its arguments and its result may be, is said where an
/// instance's method is hooked before its call.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, repeat each Argument, Result) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .outcome, probe, backend
  ) { .after($0.observer(isolation, withResult: listener)) }
}

/// Runs `listener`, which gets the object alone, after a method of any instance of a class has returned or thrown.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .arrival, probe, backend
  ) { _ in .after(.erasing(isolation, listener)) }
}

/// Runs `listener` after a method of any instance of a class has returned or thrown.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .arrival, probe, backend
  ) { _ in .after(.erasing(isolation, listener)) }
}

/// Runs `listener`, which gets the object, the arguments and the result, after a method of one object has
/// returned. It does not run when the method throws.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, repeat each Argument, Result) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .outcome, probe, backend
  ) { .after($0.observer(isolation, withResult: listener)) }
}

/// Runs `listener`, which gets the object alone, after a method of one object has returned or thrown.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .arrival, probe, backend
  ) { _ in .after(.erasing(isolation, listener)) }
}

/// Runs `listener` after a method of one object has returned or thrown.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .arrival, probe, backend
  ) { _ in .after(.erasing(isolation, listener)) }
}

/// Runs `listener`, which gets the class, the arguments and the result, after a method of a class has
/// returned. It does not run when the method throws.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object.Type, repeat each Argument, Result) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .outcome, probe, backend
  ) { .after($0.observer(isolation, withResult: listener)) }
}

/// Runs `listener` after a method of a class has returned or thrown.
@discardableResult
public func hookAfter<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .arrival, probe, backend
  ) { _ in .after(.erasing(isolation, listener)) }
}
