import UIEnvironmentCore

/// The hierarchy of traits as a whole: its top, what its nodes resolve to, and the updates under way.
@MainActor
enum TraitHierarchy {
  static let domain = PropagationDomain(registry: TraitRegistry.shared.slots)

  /// What stands above all scenes: the traits of the device and of the person's settings.
  static let root: TraitNode = {
    let root = TraitNode()
    root.setSystemOverrides(UITraitCollection.systemDefault.storage)
    root.applyOverrides()
    root.shown = nil
    root.flags.insert(.isAttached)
    return root
  }()

  /// What new objects show until they come into a window's hierarchy: the system's own traits.
  ///
  /// Apple only says that they are predicted; this is our prediction, and where it turns out right
  /// the arrival is no change.
  static var predicted = UITraitCollection.systemDefault

  // MARK: Collections

  /// Moves whenever some node may resolve to other traits than before.
  private static var generation: UInt64 = 1

  static func structureChanged() { generation &+= 1 }

  /// A collection, kept with the overrides that it was made from.
  private final class Memo {
    var generation: UInt64
    let inherited: UITraitCollection
    let collection: UITraitCollection

    init(generation: UInt64, inherited: UITraitCollection, collection: UITraitCollection) {
      self.generation = generation
      self.inherited = inherited
      self.collection = collection
    }
  }

  private static let empty = UITraitCollection()

  /// What a scope's nodes resolve to. All nodes without overrides of their own share the collection
  /// of the nearest node above that has some.
  static func collection(of scope: Scope) -> UITraitCollection {
    let memo = scope.memo.map { unsafeDowncast($0, to: Memo.self) }
    if let memo, memo.generation == generation { return memo.collection }
    guard let parent = scope.parent else { return empty }
    let inherited = collection(of: parent)
    if let memo, memo.inherited === inherited {
      memo.generation = generation
      return memo.collection
    }
    let collection = inherited.overridden(by: scope)
    scope.memo = Memo(generation: generation, inherited: inherited, collection: collection)
    return collection
  }

  // MARK: Interest

  private static var colorAppearanceBits = TraitRegistry.shared.colorAppearanceBits

  /// Lets those who follow the appearance of colors also listen to traits that affect it and have
  /// come to be known since. Costs a walk of the hierarchy for each new trait of that kind.
  static func listenToNewColorTraits() {
    let bits = TraitRegistry.shared.colorAppearanceBits
    guard bits != colorAppearanceBits else { return }
    colorAppearanceBits = bits
    root.walk { node in
      node.listenToWhatIsKnown()
      return true
    }
  }

  // MARK: Updates under way

  /// The updates under way, outermost first.
  static var updates: [TraitUpdate] = []

  /// The update that is about to learn whom it concerns.
  static var collectingUpdate: TraitUpdate?

  /// Counts updates; registrations remember when they were made.
  static var updateSerial: UInt64 = 0

  /// What a node showed before an update under way whose turn for it has not come.
  static func collectionBeforeTurn(of node: TraitNode) -> UITraitCollection? {
    for update in updates {
      if let collection = update.collectionBeforeTurn(of: node) { return collection }
    }
    return nil
  }
}

extension UITraitCollection {
  @MainActor
  func overridden(by scope: Scope) -> UITraitCollection {
    var storage = storage
    for cell in scope.overrides {
      storage.set(
        unsafeDowncast(cell, to: Cell<TraitValue>.self).value, id: cell.anySlot.index)
    }
    return UITraitCollection(storage: storage)
  }
}
