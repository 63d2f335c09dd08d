/// The words of a property's accessors in the metadata of its class and all subclasses.
struct Accessors {
  let getter: Int
  let setter: Int?
  let modify: Int?

  /// Finds the accessors by the descriptor of the getter, which a key path carries.
  init?(getterDescriptor: UnsafeRawPointer, in target: ClassMetadata) {
    for owner in target.lineage {
      guard let methods = owner.descriptor?.methods,
        let first = methods.index(of: getterDescriptor)
      else { continue }
      guard methods[first].kind == .getter else { return nil }
      self.init(following: first, in: methods)
      return
    }
    return nil
  }

  /// The compiler writes a property's accessors one after the other.
  private init(following first: Int, in methods: MethodTable) {
    var setter: Int?
    var modify: Int?
    search: for index in (first + 1)..<max(methods.count, first + 1) {
      switch methods[index].kind {
      case .setter where setter == nil: setter = methods.firstWord + index
      case .modify where modify == nil: modify = methods.firstWord + index
      case .read, .read2, .modify2: continue
      default: break search
      }
    }
    self.getter = methods.firstWord + first
    self.setter = setter
    self.modify = modify
  }
}
