/// Runs `listener`, which gets the object and the arguments, before a method of any instance of a class is called.
///
/// The method is found by calling `probe` with a stand-in for an object and for the arguments; the call
/// ends when it arrives at the method. What the probe has parameters for is what the listener gets:
///
///     try hookBefore(targetClass: Window.self, calling: { $0.close() }) { window in … }
///     try hookBefore(targetClass: Window.self, calling: { (window: Window, step: Int) in
///       window.move(by: step)
///     }) { window, step in … }
///
/// A probe with parameters must pass exactly these on, in their order. Arguments may be integers, floating
/// point numbers, Booleans, strings, classes, class-bound and other existentials, enumerations without
/// values, arrays and other standard collections, optionals and structs of these. A method that the
/// compiler has resolved is run on the stand-in, whose fields are zeros, and cannot be hooked: what goes
/// wrong there ends the probe alone, and a member that it calls in turn is taken for the one that is
/// meant. ``HookDiagnostics/member`` names what a probe has found.
///
/// Parameters, threads and errors are else those of
/// `hookBefore(targetClass:setting:)`.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, repeat each Argument) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .arrival, probe, backend
  ) { .before($0.observer(isolation, listener)) }
}

/// Runs `listener`, which gets the object alone, before a method of any instance of a class is called.
@discardableResult
public func hookBefore<Object: AnyObject, First, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, First, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .arrival, probe, backend
  ) { _ in .before(.erasing(isolation, listener)) }
}

/// Runs `listener` before a method of any instance of a class is called.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: false, use: .arrival, probe, backend
  ) { _ in .before(.erasing(isolation, listener)) }
}

/// Runs `listener`, which gets the object and the arguments, before a method of one object is called.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object, repeat each Argument) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .arrival, probe, backend
  ) { .before($0.observer(isolation, listener)) }
}

/// Runs `listener`, which gets the object alone, before a method of one object is called.
@discardableResult
public func hookBefore<Object: AnyObject, First, each Argument, Result>(
  object: Object,
  calling probe: (Object, First, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .arrival, probe, backend
  ) { _ in .before(.erasing(isolation, listener)) }
}

/// Runs `listener` before a method of one object is called.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  object: Object,
  calling probe: (Object, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(Object.self, object), isStatic: false, use: .arrival, probe, backend
  ) { _ in .before(.erasing(isolation, listener)) }
}

/// Runs `listener`, which gets the class and the arguments, before a method of a class is called.
///
/// The probe gets a stand-in for the class: `{ (type: Document.Type) in type.reset() }`. A class property
/// is hooked the same way, by a probe that reads or sets it.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping (Object.Type, repeat each Argument) -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .arrival, probe, backend
  ) { .before($0.observer(isolation, listener)) }
}

/// Runs `listener` before a method of a class is called.
@discardableResult
public func hookBefore<Object: AnyObject, each Argument, Result>(
  targetClass: Object.Type,
  calling probe: (Object.Type, repeat each Argument) throws -> Result,
  backend: HookBackend? = nil, isolation: isolated (any Actor)? = #isolation,
  _ listener: @escaping () -> Void
) throws(HookError) -> HookToken {
  try installMethodHook(
    HookTarget(targetClass, nil), isStatic: true, use: .arrival, probe, backend
  ) { _ in .before(.erasing(isolation, listener)) }
}
