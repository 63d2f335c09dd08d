internal import CInterception

extension MethodEvent {
  /// What the error register holds when a typed error lies in the result registers: no address.
  private static let typedErrorMark: UInt64 = 1

  /// The error that the call threw, taken out of the call.
  func takeError() -> any Error {
    let bits = call.frame.pointee.error
    call.frame.pointee.error = 0
    guard bits != MethodEvent.typedErrorMark else {
      return UndecodedError(
        integers: call.frame.pointee.result, vectors: call.frame.pointee.vector_result)
    }
    return withUnsafeTemporaryAllocation(of: (any Error).self, capacity: 1) { room in
      let error = room.baseAddress.unsafelyUnwrapped
      UnsafeMutableRawPointer(error).storeBytes(of: bits, as: UInt64.self)
      return error.move()
    }
  }

  /// Makes the call throw. An announced call throws any error, an intercepted one what its method can.
  func setError(_ error: any Error, of signature: MethodSignature) {
    if let typed = error as? UndecodedError {
      call.frame.pointee.error = MethodEvent.typedErrorMark
      call.frame.pointee.result = typed.integers
      call.frame.pointee.vector_result = typed.vectors
      return
    }
    let cannotBeThrown =
      call.isIntercepted && (!mayThrow || signature.conventions.throwsTypedErrors)
    // Handing it on would make the caller read memory as something that it is not.
    guard !cannotBeThrown else {
      fatalError(
        "the replacement of a method threw what the method cannot throw, which would reach the caller as "
          + "something else: \(error)")
    }
    withUnsafeTemporaryAllocation(of: (any Error).self, capacity: 1) { room in
      let copy = room.baseAddress.unsafelyUnwrapped
      copy.initialize(to: error)
      call.frame.pointee.error = UnsafeRawPointer(copy).load(as: UInt64.self)
    }
  }
}
