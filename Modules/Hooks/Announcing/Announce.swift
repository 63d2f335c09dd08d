internal import CInterception

/// Sets a property and tells the hooks of the ``HookBackend/explicit`` backend.
///
/// Listeners run in the order and by the rules of interception. Where nothing is hooked this is
/// `object[keyPath: keyPath] = value`. Hooks that intercept are told of the write as well, by themselves.
///
/// - Complexity: Linear in the number of explicit hooks in the program.
public func announce<Object: AnyObject, Value>(
  setting keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object, to value: Value
) {
  withUnsafePointer(to: value) { value in
    AnnouncedHooks.shared.run(
      .setter(.init(keyPath)), object, UnsafeMutableRawPointer(mutating: value)
    ) { object, value in
      withObject(object) { (object: Object) in
        object[keyPath: keyPath] = value.assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
}

/// Reads a property and tells the hooks of the ``HookBackend/explicit`` backend.
///
/// - Returns: The property's value, or what a replacement returns for it.
public func announce<Object: AnyObject, Value>(
  getting keyPath: KeyPath<Object, Value>, of object: Object
) -> Value {
  takeValue { room in
    AnnouncedHooks.shared.run(.getter(.init(keyPath)), object, room) { object, room in
      withObject(object) { (object: Object) in
        room.assumingMemoryBound(to: Value.self).initialize(to: object[keyPath: keyPath])
      }
    }
  }
}

/// Tells the hooks of the ``HookBackend/explicit`` backend that an object is being deinitialised. To be
/// called from `deinit`; the listeners run around nothing.
public func announceDealloc(of object: AnyObject) {
  AnnouncedHooks.shared.run(.deinitialiser, object, address(of: object)) { _, _ in }
}

/// Calls a method and tells the hooks of the ``HookBackend/explicit`` backend.
///
/// `call` is as a hook's probe: it says which method is meant, and calls it.
///
/// - Returns: What the method returns, or what a replacement returns for it.
/// - Throws: What the method or a replacement throws, or a ``HookError`` if `call` is no probe that could be
///   hooked.
public func announce<Object: AnyObject, each Argument, Result>(
  calling call: (Object, repeat each Argument) throws -> Result, on object: Object,
  _ arguments: repeat each Argument
) throws -> Result {
  let signature = try MethodSignature(arguments: repeat (each Argument).self)
  try signature.addResult(Result.self)
  let target = try ClassMetadata(ofObject: object)
  let word = try word(
    ofMethodCalledBy: call, target, isStatic: false, signature, .arrival)
  let outcome: Swift.Result<Result, any Error> = signature.withNewCall { registers in
    let writer = ArgumentWriter(signature, registers)
    repeat writer.next(each arguments)
    let event = MethodEvent(call: registers)
    return withExtendedLifetime((writer, event)) {
      AnnouncedHooks.shared.run(
        .method(MemberKey(.method, word: word, of: target)), object,
        Unmanaged.passUnretained(event).toOpaque()
      ) { object, value in
        signature.perform(call, on: object, MethodEvent.unsafe(value))
      }
      return event.hasThrown
        ? .failure(event.takeError())
        : .success(signature.takeResult(of: registers, as: Result.self))
    }
  }
  return try outcome.get()
}

extension MethodSignature {
  /// Calls a closure with the arguments in a call's registers, and puts its result there.
  fileprivate func perform<Object: AnyObject, each Argument, Result>(
    _ body: (Object, repeat each Argument) throws -> Result, on object: UnsafeMutableRawPointer,
    _ event: MethodEvent
  ) {
    defer { endConsumedArguments(of: event.call) }
    let arguments = ArgumentReader(self, event.call)
    let target = Unmanaged<Object>.fromOpaque(object).takeUnretainedValue()
    do {
      let result = try body(target, repeat arguments.next((each Argument).self))
      setResult(result, of: event.call)
    } catch {
      event.setError(error, of: self)
    }
  }

  /// A call that nobody has made yet.
  fileprivate func withNewCall<Value>(_ body: (Call) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: hook_frame.self, capacity: 1) { memory in
      let frame = memory.baseAddress.unsafelyUnwrapped
      frame.initialize(to: hook_frame())
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: MethodStrategy.stackWords) {
        words in
        words.initialize(repeating: 0)
        frame.pointee.stack = UInt64(UInt(bitPattern: words.baseAddress.unsafelyUnwrapped))
        return withRoomForResult { room in
          frame.pointee.indirect = UInt64(UInt(bitPattern: room))
          return body(Call(unsafeRegisters: frame))
        }
      }
    }
  }
}
