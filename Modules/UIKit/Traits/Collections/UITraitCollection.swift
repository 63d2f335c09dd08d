public import Foundation

/// The traits of an object in the hierarchy: light or dark, how much room, which size of text …
///
/// A collection is immutable. Traits that it does not set read as their default. Collections are
/// equal if every trait reads the same in both.
///
/// Any thread may use a collection.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let storage: TraitStorage

  /// Notes what is read, while a method of the object whose collection this is runs.
  let reads: TraitReads?

  /// The type of a closure that sets the traits of a new collection.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection that sets no trait.
  public override init() {
    storage = TraitStorage()
    reads = nil
    super.init()
  }

  init(storage: TraitStorage, reads: TraitReads? = nil) {
    self.storage = storage
    self.reads = reads
    super.init()
  }

  /// Creates a collection from an archive; see ``encode(with:)``.
  ///
  /// A trait whose definition the process has not used yet is unknown, and left out. From an archive
  /// that holds anything but traits, or a value that its trait cannot have, nothing is made, and the
  /// coder is told of `CocoaError.coderReadCorrupt`.
  public required init?(coder: NSCoder) {
    guard let storage = TraitStorage(coder) else { return nil }
    self.storage = storage
    reads = nil
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
    for collection in traitCollections { storage.merge(collection.allTraits) }
    self.init(storage: storage)
  }

  /// The value of a trait; the trait's default value if the collection does not set it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let key = TraitKey.of(trait)
    reads?.note(key.id)
    return (storage.value(id: key.id) ?? key.defaultValue).unsafeValue(as: Trait.Value.self)
  }

  func value<Value>(
    of trait: SystemTrait, default defaultValue: @autoclosure () -> Value
  ) -> Value {
    reads?.note(trait.rawValue)
    return storage.value(id: trait.rawValue)?.unsafeValue(as: Value.self) ?? defaultValue()
  }

  /// The storage for a question whose answer depends on all traits.
  var allTraits: TraitStorage {
    reads?.noteAll()
    return storage
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || allTraits.idsOfDifferences(from: other.allTraits).isEmpty
  }

  open override var hash: Int {
    var hasher = Hasher()
    allTraits.hash(into: &hasher)
    return hasher.finalize()
  }

  open override var description: String {
    let traits = allTraits.descriptions
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
