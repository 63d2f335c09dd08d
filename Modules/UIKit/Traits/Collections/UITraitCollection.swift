public import Foundation

/// The traits of an object in the hierarchy: light or dark, how much room, which size of text …
///
/// A collection is immutable. Traits that it does not set read as their default. Collections are
/// equal if every trait reads the same in both.
///
/// Any thread may use a collection.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let storage: TraitStorage

  /// The type of a closure that sets the traits of a new collection.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection that sets no trait.
  public override init() {
    storage = TraitStorage()
    super.init()
  }

  init(storage: TraitStorage) {
    self.storage = storage
    super.init()
  }

  /// Creates a collection that sets only the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(storage: TraitStorage().mutated(by: mutations))
  }

  /// Creates a collection of one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Creates a collection from several: of the collections that set a trait, the last one wins.
  @available(*, deprecated, message: "Use init(mutations:) or modifyingTraits(_:)")
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var storage = TraitStorage()
    for collection in traitCollections { storage.merge(collection.storage) }
    self.init(storage: storage)
  }

  /// The value of a trait; the trait's default value if the collection does not set it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let key = TraitKey.of(trait)
    return (storage.value(id: key.id) ?? key.defaultValue).unsafeValue(as: Trait.Value.self)
  }

  func value<Value>(
    of trait: SystemTrait, default defaultValue: @autoclosure () -> Value
  ) -> Value {
    storage.value(id: trait.rawValue)?.unsafeValue(as: Value.self) ?? defaultValue()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || storage.idsOfDifferences(from: other.storage).isEmpty
  }

  open override var hash: Int {
    var hasher = Hasher()
    storage.hash(into: &hasher)
    return hasher.finalize()
  }

  open override var description: String {
    let traits = storage.descriptions
    return traits.isEmpty
      ? "<UITraitCollection: no traits>"
      : "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }

  open override var debugDescription: String { description }
}

extension TraitStorage {
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitStorage {
    var traits: any UIMutableTraits = MutableTraits(storage: self)
    mutations(&traits)
    guard let result = traits as? MutableTraits else {
      preconditionFailure("A closure that sets traits must not replace their container")
    }
    return result.storage
  }
}

extension UITraitCollection: NSCopying {
  /// The collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
