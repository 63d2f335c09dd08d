public import Foundation

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The object's traits.
  ///
  /// They are brought up to date just before the object is laid out, and only while it is in the
  /// hierarchy of a window.
  var traitCollection: UITraitCollection { get }

  /// Tells the object that its traits changed, after the handlers that are registered for it.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that has a place in the hierarchy of traits.
@MainActor
protocol TraitHierarchyMember: AnyObject, UITraitEnvironment {
  var traitNode: TraitNode { get }
}
