/// Traits that can be written: the container that a closure of `UITraitCollection` gets, and an
/// object's `traitOverrides`.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits of a collection that is being made. A trait that is not set reads as its default.
struct MutableTraits: UIMutableTraits {
  var storage: TraitStorage

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let key = TraitKey.of(trait)
      return (storage.value(id: key.id) ?? key.defaultValue).unsafeValue(as: Trait.Value.self)
    }
    set {
      storage.setInCollection(TypedTraitValue(newValue), key: TraitKey.of(trait))
    }
  }
}

extension TraitStorage {
  /// Sets a value in a collection, where a system trait's default value stands for "not set".
  mutating func setInCollection(_ value: TraitValue, key: TraitKey) {
    if key.isSystem, key.isDefault(value) {
      remove(id: key.id)
    } else {
      set(value, id: key.id)
    }
  }
}
