import Synchronization

/// The traits of the device and of the person's settings, for any thread to read.
enum SystemTraits {
  private static let stored = Mutex(UITraitCollection.systemDefault)

  static var snapshot: UITraitCollection { stored.withLock { $0 } }

  /// Sets the traits at the top of the hierarchy; they come into force with the next update.
  @MainActor
  static func set(_ traits: UITraitCollection) {
    stored.withLock { $0 = traits }
    TraitHierarchy.predicted = traits
    TraitHierarchy.root.setSystemOverrides(traits.storage)
  }

  /// Goes back to what the system starts with, and tells nobody.
  @MainActor
  static func reset() {
    set(.systemDefault)
    TraitHierarchy.root.applyOverrides()
  }
}
