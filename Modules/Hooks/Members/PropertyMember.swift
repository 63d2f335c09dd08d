internal import CInterception

/// A property as a hook needs it: where its accessors' words are, and how its value travels.
struct PropertyMember<Value> {
  let target: ClassMetadata
  let keyPath: KeyPathObject
  let accessors: Accessors
  let name: String

  init(_ path: AnyKeyPath, in target: ClassMetadata) throws(HookError) {
    self.target = target
    keyPath = try KeyPathObject(path, in: target)
    name = keyPath.name
    guard let found = Accessors(getterDescriptor: keyPath.getterDescriptor, in: target),
      !hook_is_deleted_method(target.function(atWord: found.getter))
    else {
      throw .notDispatched(member: name, class: target.name)
    }
    accessors = found
  }

  func setterWord() throws(HookError) -> Int {
    guard keyPath.setter != nil, let word = accessors.setter else {
      throw .noSetter(member: name, class: target.name)
    }
    return word
  }

  func makeCodec() throws(HookError) -> PropertyCodec {
    try PropertyCodec(Value.self, keyPath: keyPath, owner: target, accessors: accessors)
  }
}

extension PropertyMember {
  /// What intercepts in-place accesses, which go past getter and setter; nil if the class has none.
  func modifyMember() -> HookPlan.Member? {
    guard let word = accessors.modify, keyPath.setter != nil else { return nil }
    return HookPlan.Member(key: MemberKey(.modify, word: word, of: target)) {
      () throws(HookError) in
      ModifyStrategy(InPlaceAccess(keyPath, ValueOperations.of(Value.self)))
    }
  }
}
