/// Runs `listener` before any instance of a class, or of its subclasses, is deinitialised.
///
/// It runs on the thread that gives up the last reference. A listener that was written in an actor's context
/// ends the program when that is another: let objects die where they live, or write such listeners in a
/// nonisolated context.
///
/// The object is whole, but it is dying: it must not be stored anywhere.
///
/// - Throws: ``HookError``, with nothing changed.
/// - Complexity: Linear in the number of deinitialiser hooks and of subclasses.
@discardableResult
@inlinable
public func hookDeallocBefore<Object: AnyObject>(
  targetClass: Object.Type,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(targetClass, nil, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before any instance of a class is deinitialised.
@discardableResult
@inlinable
public func hookDeallocBefore<Object: AnyObject>(
  targetClass: Object.Type,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(targetClass, nil, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` before one object is deinitialised.
///
/// The object's other hooks have gone by then: what its deinitialiser sets is not told to them.
@discardableResult
@inlinable
public func hookDeallocBefore<Object: AnyObject>(
  object: Object,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(Object.self, object, .before(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after any instance of a class has been deinitialised and its memory given back.
@discardableResult
@inlinable
public func hookDeallocAfter<Object: AnyObject>(
  targetClass: Object.Type,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(targetClass, nil, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` after one object has been deinitialised and its memory given back.
@discardableResult
@inlinable
public func hookDeallocAfter<Object: AnyObject>(
  object: Object,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(Object.self, object, .after(.erasing(isolation, listener)), backend)
}

/// Runs `listener` instead of deinitialising instances of a class.
///
/// `original` deinitialises the object and gives its memory back: call it once, and do not use the object
/// afterwards. Without it the object's memory and all that it refers to are never given back.
@discardableResult
@inlinable
public func hookDeallocInstead<Object: AnyObject>(
  targetClass: Object.Type,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, _ original: () -> Void) -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(
    targetClass, nil, .instead(.ofDeinitialiser(isolation, listener)), backend)
}

/// Runs `listener`, which gets `original`, instead of deinitialising instances of a class.
@discardableResult
@inlinable
public func hookDeallocInstead<Object: AnyObject>(
  targetClass: Object.Type,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Void) -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(
    targetClass, nil, .instead(.ofDeinitialiser(isolation, listener)), backend)
}

/// Runs `listener`, which gets `original`, instead of deinitialising one object.
@discardableResult
@inlinable
public func hookDeallocInstead<Object: AnyObject>(
  object: Object,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (_ original: () -> Void) -> Void
) throws(HookError) -> HookToken {
  try installDeinitialiserHook(
    Object.self, object, .instead(.ofDeinitialiser(isolation, listener)), backend)
}
