/// The traits that an object sets for itself and its descendants.
///
/// Overrides are the inputs of the trait system, `traitCollection` is its output: an object's
/// collection is its parent's with the object's own overrides on top.
public struct UITraitOverrides: UIMutableTraits {
  var storage = TraitStorage()

  /// The value that overrides a trait.
  ///
  /// To read a trait that is not overridden is a mistake, for which UIKit raises an exception. Here
  /// it is reported, and the trait's default value returned; ask `contains(_:)` first.
  ///
  /// For a trait of the system, to set the value that stands for "unspecified" is to remove the
  /// override.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let key = TraitKey.of(trait)
      guard let value = storage.value(id: key.id) else {
        // Overrides are not sendable, and come from properties of the main actor.
        MainActor.assumeIsolated { Headless.report(.traits(.noOverride(trait: key.name))) }
        return key.defaultValue.unsafeValue(as: Trait.Value.self)
      }
      return value.unsafeValue(as: Trait.Value.self)
    }
    set {
      storage.setInCollection(TypedTraitValue(newValue), key: TraitKey.of(trait))
    }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    storage.value(id: TraitKey.of(trait).id) != nil
  }

  /// Removes a trait's override, so that the object inherits the trait again.
  ///
  /// Does nothing if the trait is not overridden.
  public mutating func remove(_ trait: UITrait) {
    storage.remove(id: TraitKey.of(trait).id)
  }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String {
    let overrides = storage.descriptions
    return overrides.isEmpty
      ? "<UITraitOverrides: no overrides>"
      : "<UITraitOverrides: overrides = { \(overrides.joined(separator: ", ")) }>"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["overrides": storage.descriptions], displayStyle: .struct)
  }
}
