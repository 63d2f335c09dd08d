import UIEnvironmentCore

/// What the system knows of a trait: its id, and how its values compare.
///
/// There is one key for each trait, made when the trait is first used. Definitions that share an
/// identifier and a type of value share the key.
final class TraitKey: Sendable {
  /// The trait's number: the system's traits come first, others follow as they are first used.
  let id: Int
  /// The first definition that was used. Its members are constant, so any thread may use it.
  nonisolated(unsafe) let trait: UITrait
  let name: String
  let identifier: String
  let affectsColorAppearance: Bool
  let defaultValue: TraitValue
  /// How values are archived; `nil` if they cannot be.
  let coding: TraitCoding?
  // The closures capture a type and nothing else, so any thread may call them.
  private nonisolated(unsafe) let areEqual: ((TraitValue, TraitValue) -> Bool)?
  private nonisolated(unsafe) let feed: ((TraitValue, inout Hasher) -> Void)?

  init<Definition: UITraitDefinition>(id: Int, _ facts: TraitFacts<Definition>) {
    self.id = id
    trait = Definition.self
    name = facts.name
    identifier = facts.identifier
    affectsColorAppearance = facts.affectsColorAppearance
    defaultValue = TypedTraitValue(facts.defaultValue)
    coding = TraitCoding(Definition.Value.self)
    areEqual = (Definition.Value.self as? any Equatable.Type).map { Self.comparison($0) }
    feed = (Definition.Value.self as? any Hashable.Type).map { Self.hashing($0) }
  }

  /// Whether UIKit itself defines the trait.
  var isSystem: Bool { id < SystemTrait.allCases.count }

  /// Whether two values of the trait are the same. Values that cannot be compared are the same
  /// only if they were stored by the same write.
  func isEqual(_ left: TraitValue, _ right: TraitValue) -> Bool {
    left === right || (areEqual?(left, right) ?? false)
  }

  func isDefault(_ value: TraitValue) -> Bool {
    isEqual(value, defaultValue)
  }

  /// Adds a value to a hash. Values that are not hashable add nothing.
  func hash(_ value: TraitValue, into hasher: inout Hasher) {
    feed?(value, &hasher)
  }

  private static func comparison<Value: Equatable>(
    _ type: Value.Type
  ) -> (TraitValue, TraitValue) -> Bool {
    { $0.unsafeValue(as: Value.self) == $1.unsafeValue(as: Value.self) }
  }

  private static func hashing<Value: Hashable>(
    _ type: Value.Type
  ) -> (TraitValue, inout Hasher) -> Void {
    { $1.combine($0.unsafeValue(as: Value.self)) }
  }
}

extension TraitKey {
  /// The key of a trait.
  static func of(_ trait: UITrait) -> TraitKey {
    TraitRegistry.shared.key(for: trait)
  }

  static func of(_ trait: SystemTrait) -> TraitKey {
    TraitRegistry.shared.key(id: trait.rawValue)
  }

  /// The trait's key in the engine.
  var slot: Slot<TraitValue> { TraitRegistry.shared.slot(id: id) }

  /// The key with an id that some key has.
  static func of(id: Int) -> TraitKey {
    TraitRegistry.shared.key(id: id)
  }
}

/// What a definition says of its trait, asked once.
struct TraitFacts<Definition: UITraitDefinition> {
  let name = Definition.name
  let identifier = Definition.identifier
  let affectsColorAppearance = Definition.affectsColorAppearance
  let defaultValue = Definition.defaultValue
}
