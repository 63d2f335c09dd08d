import Foundation
import Synchronization

/// The traits of the device and of the person's settings, for any thread to read.
package enum SystemTraits {
  private static let stored = Mutex(UITraitCollection.systemDefault)

  package static var snapshot: UITraitCollection { stored.withLock { $0 } }

  /// Sets the traits at the top of the hierarchy; they come into force with the next update.
  ///
  /// Changes are also posted as notifications, that of the preferred size of text as one of its own.
  @MainActor
  static func set(_ traits: UITraitCollection) {
    let former = snapshot
    put(traits)
    TraitBridge.followSystem(traits, insteadOf: former)
    if traits != former {
      NotificationCenter.default.post(
        name: Headless.systemTraitsDidChangeNotification, object: nil)
    }
    let category = former.preferredContentSizeCategory
    guard traits.preferredContentSizeCategory != category else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory
      ])
  }

  /// The same, without telling anybody.
  @MainActor
  static func put(_ traits: UITraitCollection) {
    stored.withLock { $0 = traits }
    TraitHierarchy.predicted = traits
    TraitHierarchy.root.setSystemOverrides(traits.storage)
  }

  /// Goes back to what the system starts with, and tells nobody.
  @MainActor
  static func reset() {
    put(.systemDefault)
    TraitHierarchy.root.applyOverrides()
  }
}
