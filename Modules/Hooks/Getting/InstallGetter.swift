/// Installs a hook on a property's getter, for a class or, if given, for one object.
@usableFromInline
func installGetterHook<Object: AnyObject, Value>(
  _ type: Object.Type, _ object: Object?, _ keyPath: KeyPath<Object, Value>,
  _ listener: Listener, _ backend: HookBackend?
) throws(HookError) -> HookToken {
  if backend == .explicit {
    return .announced(.getter(.init(keyPath)), type, object, listener)
  }
  let target = try HookTarget(type, object)
  let member = try PropertyMember<Value>(keyPath, in: target.metadata)
  let key = MemberKey(.getter, word: member.accessors.getter, of: target.metadata)
  var members = [
    HookPlan.Member(key: key) { () throws(HookError) in
      try GetterStrategy(try member.makeCodec(), type: Value.self)
    }
  ]
  if let modify = member.modifyMember() { members.append(modify) }
  return try target.install(listener, on: members, backend)
}
