extension Replacement {
  @inlinable
  static func ofGetter<Value>(
    _ isolation: (any Actor)?, _ listener: @escaping (_ original: () -> Value) -> Value
  ) -> Replacement {
    isolated(to: isolation) { object, room, proceed in
      let value = listener { takeValue { proceed(object, $0) } }
      room.assumingMemoryBound(to: Value.self).initialize(to: value)
    }
  }

  @inlinable
  static func ofGetter<Object: AnyObject, Value>(
    _ isolation: (any Actor)?,
    _ listener: @escaping (Object, _ original: (Object) -> Value) -> Value
  ) -> Replacement {
    isolated(to: isolation) { object, room, proceed in
      let value = withObject(object) {
        listener($0) { other in takeValue { proceed(address(of: other), $0) } }
      }
      room.assumingMemoryBound(to: Value.self).initialize(to: value)
    }
  }
}

/// The value that `body` initialises.
@inlinable
func takeValue<Value>(_ body: (UnsafeMutableRawPointer) -> Void) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
    let value = room.baseAddress.unsafelyUnwrapped
    body(UnsafeMutableRawPointer(value))
    return value.move()
  }
}
