/// Installs a hook on the end of objects, of a class or, if given, of one.
@usableFromInline
func installDeinitialiserHook<Object: AnyObject>(
  _ type: Object.Type, _ object: Object?, _ listener: Listener, _ backend: HookBackend?
) throws(HookError) -> HookToken {
  if backend == .explicit { return .announced(.deinitialiser, type, object, listener) }
  let target = try HookTarget(type, object)
  let member = HookPlan.Member(key: .deinitialiser) { () throws(HookError) in
    DeinitialiserStrategy()
  }
  return try target.install(listener, on: [member], backend)
}

extension Replacement {
  @inlinable
  static func ofDeinitialiser(
    _ isolation: (any Actor)?, _ listener: @escaping (_ original: () -> Void) -> Void
  ) -> Replacement {
    isolated(to: isolation) { object, value, proceed in listener { proceed(object, value) } }
  }

  @inlinable
  static func ofDeinitialiser<Object: AnyObject>(
    _ isolation: (any Actor)?, _ listener: @escaping (Object, _ original: () -> Void) -> Void
  ) -> Replacement {
    isolated(to: isolation) { object, value, proceed in
      withObject(object) { listener($0) { proceed(object, value) } }
    }
  }
}
