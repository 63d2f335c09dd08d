import Foundation

/// What was said about a responder for accessibility; allocated when something is first said.
final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var respondsToUserInteraction: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType = UIAccessibilityContainerType.none
  var language: String?
  var userInputLabels: [String]?
}

extension UIResponder {
  /// What was said about this responder, to be written.
  func ensureAccessibility() -> AccessibilityState {
    if let accessibility { return accessibility }
    let created = AccessibilityState()
    accessibility = created
    return created
  }
}
