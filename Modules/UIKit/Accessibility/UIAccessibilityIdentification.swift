public import Foundation

/// Something that tests can find by a name that no user sees.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests find the element.
  var accessibilityIdentifier: String? { get set }
}
