internal import CInterception

extension MethodEvent {
  /// The error that the call threw, taken out of the call.
  func takeError() -> any Error {
    let bits = call.frame.pointee.error
    call.frame.pointee.error = 0
    return withUnsafeTemporaryAllocation(of: (any Error).self, capacity: 1) { room in
      let error = room.baseAddress.unsafelyUnwrapped
      UnsafeMutableRawPointer(error).storeBytes(of: bits, as: UInt64.self)
      return error.move()
    }
  }

  /// Makes the call throw.
  func setError(_ error: any Error) {
    withUnsafeTemporaryAllocation(of: (any Error).self, capacity: 1) { room in
      let copy = room.baseAddress.unsafelyUnwrapped
      copy.initialize(to: error)
      call.frame.pointee.error = UnsafeRawPointer(copy).load(as: UInt64.self)
    }
  }
}
