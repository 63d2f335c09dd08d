extension Replacement {
  @inlinable
  static func ofSetter(
    _ isolation: (any Actor)?, _ listener: @escaping (_ original: () -> Void) -> Void
  ) -> Replacement {
    isolated(to: isolation) { object, value, proceed in listener { proceed(object, value) } }
  }

  @inlinable
  static func ofSetter<Object: AnyObject>(
    _ isolation: (any Actor)?,
    _ listener: @escaping (Object, _ original: (Object) -> Void) -> Void
  ) -> Replacement {
    isolated(to: isolation) { object, value, proceed in
      withObject(object) { listener($0) { proceed(address(of: $0), value) } }
    }
  }

  @inlinable
  static func ofSetter<Object: AnyObject, Value>(
    _ isolation: (any Actor)?,
    _ listener: @escaping (Object, Value, _ original: (Object, Value) -> Void) -> Void
  ) -> Replacement {
    isolated(to: isolation) { object, value, proceed in
      withObject(object) {
        listener($0, value.assumingMemoryBound(to: Value.self).pointee) { other, changed in
          withUnsafePointer(to: changed) {
            proceed(address(of: other), UnsafeMutableRawPointer(mutating: $0))
          }
        }
      }
    }
  }
}
