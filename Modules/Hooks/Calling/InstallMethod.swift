internal import CInterception

/// What a probe and its listeners are called with: an object, or a class.
private func subject<Subject>(_ pointer: UnsafeMutableRawPointer) -> Subject {
  unsafeBitCast(pointer, to: Subject.self)
}

/// Calls a function that takes something after a pack, which cannot be written as a call.
private func apply<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result, _ arguments: repeat each Argument
) rethrows -> Result {
  try function(repeat each arguments)
}

/// Installs a hook on the method that `probe` calls.
///
/// - Parameters:
///   - isStatic: Whether the probe gets the class.
///   - use: What the listener does with a call.
///   - makeListener: Makes what runs, given how the method's calls are read.
func installMethodHook<Subject, each Argument, Result>(
  _ target: HookTarget, isStatic: Bool, use: MethodUse,
  _ probe: (Subject, repeat each Argument) throws -> Result,
  _ backend: HookBackend?, _ makeListener: (MethodSignature) -> Listener
) throws(HookError) -> HookToken {
  let signature = try MethodSignature(arguments: repeat (each Argument).self)
  if use != .arrival { try signature.addResult(Result.self) }
  let word = try word(
    ofMethodCalledBy: probe, target.metadata, isStatic: isStatic, signature, use)
  if backend == .explicit {
    return target.announced(
      .method(MemberKey(.method, word: word, of: target.metadata)), makeListener(signature))
  }
  let member = HookPlan.Member(key: MemberKey(.method, word: word, of: target.metadata)) {
    () throws(HookError) in MethodStrategy(isStatic: isStatic)
  }
  return try target.install(makeListener(signature), on: [member], backend)
}

/// Finds the method that `probe` calls, and checks that it passes on what it is given.
func word<Subject, each Argument, Result>(
  ofMethodCalledBy probe: (Subject, repeat each Argument) throws -> Result,
  _ target: ClassMetadata, isStatic: Bool, _ signature: MethodSignature, _ use: MethodUse
) throws(HookError) -> Int {
  guard hook_interception_is_supported() else {
    throw .unsupportedProcessor(workingBackend: .explicit)
  }
  let samples = ProbeArguments()
  let method = MethodProbe(target: target, isStatic: isStatic)
  return try method.run({ object in
    // A probe never comes back from the method. What it throws before it gets there is no error of its
    // own: the method was not called, and `run` says so.
    _ = try? probe(subject(object), repeat samples.next((each Argument).self))
  }) { found throws(HookError) in
    guard !found.descriptor.isCoroutine else { throw .inPlaceAccess(class: target.name) }
    guard samples.arrived(in: Call(unsafeRegisters: found.frame), as: signature) else {
      throw .signatureMismatch(class: target.name)
    }
    try signature.adopt(found, for: use, result: Result.self)
    return found.word
  }
}

extension MethodSignature {
  /// Hands a call's arguments to a listener.
  func observer<Subject, each Argument>(
    _ isolation: (any Actor)?, _ listener: @escaping (Subject, repeat each Argument) -> Void
  ) -> Observer {
    .isolated(to: isolation) { object, value in
      let call = MethodEvent.unsafe(value).call
      let arguments = ArgumentReader(self, call)
      listener(subject(object), repeat arguments.next((each Argument).self))
    }
  }

  /// Hands a call's arguments and its result to a listener, unless the call has thrown.
  func observer<Subject, each Argument, Result>(
    _ isolation: (any Actor)?,
    withResult listener: @escaping (Subject, repeat each Argument, Result) -> Void
  ) -> Observer {
    .isolated(to: isolation) { object, value in
      let event = MethodEvent.unsafe(value)
      guard !event.hasThrown else { return }
      let arguments = ArgumentReader(self, event.call)
      apply(
        listener, subject(object), repeat arguments.next((each Argument).self),
        self.result(of: event.call, as: Result.self))
    }
  }

  func replacement<Subject, each Argument, Result>(
    _ isolation: (any Actor)?,
    _ listener:
      @escaping (
        Subject, repeat each Argument, Original<Subject, repeat each Argument, Result>
      ) -> Result
  ) -> Replacement {
    .isolated(to: isolation) { object, value, proceed in
      let call = MethodEvent.unsafe(value).call
      defer { self.endConsumedArguments(of: call) }
      let arguments = ArgumentReader(self, call)
      let result = withoutActuallyEscaping(proceed) { proceed in
        apply(
          listener, subject(object), repeat arguments.next((each Argument).self),
          Original<Subject, repeat each Argument, Result>(self, call, proceed))
      }
      self.setResult(result, of: call)
    }
  }

  func replacement<Subject, each Argument, Result>(
    throwing isolation: (any Actor)?,
    _ listener:
      @escaping (
        Subject, repeat each Argument, ThrowingOriginal<Subject, repeat each Argument, Result>
      ) throws -> Result
  ) -> Replacement {
    .isolated(to: isolation) { object, value, proceed in
      let event = MethodEvent.unsafe(value)
      defer { self.endConsumedArguments(of: event.call) }
      let arguments = ArgumentReader(self, event.call)
      do {
        let result = try withoutActuallyEscaping(proceed) { proceed in
          try apply(
            listener, subject(object), repeat arguments.next((each Argument).self),
            ThrowingOriginal<Subject, repeat each Argument, Result>(self, event.call, proceed))
        }
        self.setResult(result, of: event.call)
      } catch {
        event.setError(error, of: self)
      }
    }
  }
}
