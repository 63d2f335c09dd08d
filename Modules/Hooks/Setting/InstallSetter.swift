/// Installs a hook on a property's setter, for a class or, if given, for one object.
@usableFromInline
func installSetterHook<Object: AnyObject, Value>(
  _ type: Object.Type, _ object: Object?, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
  _ listener: Listener, _ backend: HookBackend?
) throws(HookError) -> HookToken {
  if backend == .explicit {
    return .announced(.setter(.init(keyPath)), type, object, listener)
  }
  let target = try HookTarget(type, object)
  let member = try PropertyMember<Value>(keyPath, in: target.metadata)
  let word = try member.setterWord()
  var members = [
    HookPlan.Member(key: MemberKey(.setter, word: word, of: target.metadata)) {
      () throws(HookError) in SetterStrategy(try member.makeCodec())
    }
  ]
  if let modify = member.modifyMember() { members.append(modify) }
  return try target.install(listener, on: members, backend)
}
