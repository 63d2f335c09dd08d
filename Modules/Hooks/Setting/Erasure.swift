// Closures as the engine keeps them. These are inlinable so that a client's closure is called with its
// own types, with no generic code between.

/// Ends the program, as Swift does, when a listener would run outside the actor that it was written in.
@usableFromInline
func checkIsolation(_ isolation: any Actor) {
  isolation.preconditionIsolated(
    "a hooked member was called outside the actor that its listener belongs to")
}

@inlinable
@inline(__always)
func withObject<Object: AnyObject, Result>(
  _ object: UnsafeMutableRawPointer, _ body: (Object) -> Result
) -> Result {
  Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { body($0) }
}

extension Observer {
  @inlinable
  static func isolated(to isolation: (any Actor)?, _ body: @escaping Body) -> Observer {
    guard let isolation else { return Observer(body) }
    return Observer { object, value in
      checkIsolation(isolation)
      body(object, value)
    }
  }

  /// A listener that wants nothing.
  @inlinable
  static func erasing(_ isolation: (any Actor)?, _ listener: @escaping () -> Void) -> Observer {
    isolated(to: isolation) { _, _ in listener() }
  }

  /// A listener that wants the object.
  @inlinable
  static func erasing<Object: AnyObject>(
    _ isolation: (any Actor)?, _ listener: @escaping (Object) -> Void
  ) -> Observer {
    isolated(to: isolation) { object, _ in withObject(object) { listener($0) } }
  }

  /// A listener that wants the object and the value.
  @inlinable
  static func erasing<Object: AnyObject, Value>(
    _ isolation: (any Actor)?, _ listener: @escaping (Object, Value) -> Void
  ) -> Observer {
    isolated(to: isolation) { object, value in
      withObject(object) { listener($0, value.assumingMemoryBound(to: Value.self).pointee) }
    }
  }
}

extension Replacement {
  @inlinable
  static func isolated(to isolation: (any Actor)?, _ body: @escaping Body) -> Replacement {
    guard let isolation else { return Replacement(body) }
    return Replacement { object, value, proceed in
      checkIsolation(isolation)
      body(object, value, proceed)
    }
  }
}

@inlinable
@inline(__always)
func address(of object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}
