/// The slots of all keys of the environment.
enum EnvironmentSlots {
  static let registry = SlotRegistry()
}

extension UIEnvironmentKey {
  /// The key's slot in the environment.
  @usableFromInline
  package static var slot: Slot<Value> {
    EnvironmentSlots.registry.slot(for: ObjectIdentifier(Self.self)) { index in
      Slot(
        index: index, name: String(describing: Self.self),
        defaultValue: { Self.defaultValue },
        areEqual: { Self.areEqual($0, $1) },
        comparand: Self.comparand)
    }
  }
}
