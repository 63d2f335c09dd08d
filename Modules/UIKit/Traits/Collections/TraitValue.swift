/// A value of some trait, kept behind one pointer so that collections can share it.
///
/// Sendability is the promise of the trait's definition: all members of a definition are constant,
/// and values travel between threads inside collections.
class TraitValue: @unchecked Sendable {
  init() {}

  /// The value as text, for descriptions.
  var text: String { "" }
}

/// A value whose type is known.
final class TypedTraitValue<Value>: TraitValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var text: String { TraitValueText.text(for: value) }
}

extension TraitValue {
  /// The value, whose type the trait's key vouches for: values are only stored by way of the key
  /// of a trait, and a key has one type of value.
  @inline(__always)
  func unsafeValue<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedTraitValue<Value>.self).value
  }
}
