/// Runs `listener` instead of a method of any instance of a class; what it returns is the method's result.
///
/// The listener gets the object, the arguments that the probe states, and `original`, which calls the
/// method on an object with arguments. It may change them, call it several times, or not at all. Arguments
/// that the probe has no parameters for are passed on as they came. The probe must return what the method
/// returns.
///
/// How the method is found, and what its arguments and its result may be, is said where an
/// instance's method is hooked before its call.
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object, repeat each Argument, Original<Object, repeat each Argument, Result>
    ) -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .replacement, probe, backend
  ) { .instead($0.replacement(isolation, listener)) }
}

/// Runs `listener` instead of a throwing method of any instance of a class; it returns or throws for the method.
@_disfavoredOverload
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object, repeat each Argument, ThrowingOriginal<Object, repeat each Argument, Result>
    ) throws -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .throwingReplacement, probe, backend
  ) { .instead($0.replacement(throwing: isolation, listener)) }
}

/// Runs `listener` instead of a method of one object; what it returns is the method's result.
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object, repeat each Argument, Original<Object, repeat each Argument, Result>
    ) -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .replacement, probe, backend
  ) { .instead($0.replacement(isolation, listener)) }
}

/// Runs `listener` instead of a throwing method of one object; it returns or throws for the method.
@_disfavoredOverload
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object, repeat each Argument, ThrowingOriginal<Object, repeat each Argument, Result>
    ) throws -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .throwingReplacement, probe, backend
  ) { .instead($0.replacement(throwing: isolation, listener)) }
}

/// Runs `listener` instead of a method of a class; what it returns is the method's result.
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object.Type, repeat each Argument, Original<Object.Type, repeat each Argument, Result>
    ) -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .replacement, probe, backend
  ) { .instead($0.replacement(isolation, listener)) }
}

/// Runs `listener` instead of a throwing method of a class; it returns or throws for the method.
@_disfavoredOverload
@discardableResult
public func hookInstead<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener:
    @escaping (
      Object.Type, repeat each Argument, ThrowingOriginal<Object.Type, repeat each Argument, Result>
    ) throws -> Result
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .throwingReplacement, probe, backend
  ) { .instead($0.replacement(throwing: isolation, listener)) }
}
