import Foundation

extension ElementKind {
  static let checkAccessibility: InterfaceRuleCheck = { (element) throws(StoryboardError) in
    _ = try element.child("accessibilityTraits")?.options(InterfaceElement.accessibilityTraits)
    _ = try element.child("bool", key: "isElement")?.optional("value", .flag)
  }

  /// What a document may connect to any view, or set on it as a user-defined runtime attribute.
  static let viewConnections: [InterfaceConnection] = [
    .outletCollection("gestureRecognizers", \UIView.gestureRecognizers),
    .attribute("layer.cornerRadius", \UIView.layer.cornerRadius),
    .attribute("layer.borderWidth", \UIView.layer.borderWidth),
    .attribute("layer.masksToBounds", \UIView.layer.masksToBounds),
    .attribute("layer.shadowOpacity", \UIView.layer.shadowOpacity),
    .attribute("layer.shadowRadius", \UIView.layer.shadowRadius),
    .attribute("layer.shadowOffset", \UIView.layer.shadowOffset),
    .attribute("clipsToBounds", \UIView.clipsToBounds),
    .attribute("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    .attribute("accessibilityLabel", \UIView.accessibilityLabel),
    .attribute("accessibilityHint", \UIView.accessibilityHint),
    .attribute("accessibilityValue", \UIView.accessibilityValue),
    .attribute("isAccessibilityElement", \UIView.isAccessibilityElement),
  ]
}

extension InterfaceElement {
  fileprivate static let accessibilityTraits: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]

  /// Sets what the element says for accessibility, and leaves the rest as it is.
  @MainActor func applyAccessibility(to view: UIView) throws(StoryboardError) {
    if let identifier = self["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = self["label"] ?? child("string", key: "label")?.text {
      view.accessibilityLabel = label
    }
    if let hint = self["hint"] ?? child("string", key: "hint")?.text {
      view.accessibilityHint = hint
    }
    if let isElement = try child("bool", key: "isElement")?.optional("value", .flag) {
      view.isAccessibilityElement = isElement
    }
    if let traits = child("accessibilityTraits", key: "traits") {
      view.accessibilityTraits = try traits.options(Self.accessibilityTraits)
    }
  }
}
