import Foundation

/// A kind of element that stands for an object: what class it makes, and what it may say.
@MainActor final class ElementKind {
  let name: String
  let parent: ElementKind?
  let objectClass: AnyClass
  /// What the class can be connected to beyond what its subclasses register.
  let connections: [InterfaceConnection]
  private let rules: [ErasedInterfaceRule]
  private let designTimeAttributes: Set<String>

  /// Attributes that any object of a document may have.
  private static let commonAttributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "restorationIdentifier", "verifyAmbiguity", "ambiguous", "misplaced",
  ]

  init<Owner: AnyObject>(
    _ name: String, in parent: ElementKind? = nil, _ owner: Owner.Type,
    designTime: Set<String> = [], connections: [InterfaceConnection] = [],
    _ rules: [InterfaceRule<Owner>]
  ) {
    self.name = name
    self.parent = parent
    self.objectClass = owner
    self.connections = connections
    designTimeAttributes = designTime
    self.rules = rules.map(ErasedInterfaceRule.init)
  }

  /// The kind and those that it builds on, the most general last.
  private var lineage: UnfoldFirstSequence<ElementKind> { sequence(first: self) { $0.parent } }

  /// Makes the object be what its element says, as far as this kind alone knows.
  func apply(
    _ element: InterfaceElement, to object: AnyObject, in build: InterfaceBuild
  ) throws(StoryboardError) {
    for rule in rules {
      switch rule.subject {
      case .attribute:
        try rule.apply(object, element, build)
      case .child(let names, let key):
        for child in element.children where rule.isFor(child, names, key) {
          try rule.apply(object, child, build)
        }
      }
    }
  }

  /// Whether the kind is the other one or builds on it.
  func isKind(of other: ElementKind) -> Bool { lineage.contains { $0 === other } }

  /// Checks what the element itself says, and that each child has a place in it.
  func check(_ element: InterfaceElement) throws(StoryboardError) {
    for attribute in element.attributes.keys.sorted() {
      if let rule = rule(forAttribute: attribute) {
        try rule.check(element)
      } else if !isDesignTime(attribute) {
        throw .unknownAttribute(element.place, attribute: attribute)
      }
    }
    for child in element.children {
      guard let rule = rule(forChild: child) else {
        throw .unknownElement(child.place, parent: element.name)
      }
      try rule.check(child)
    }
  }

  private func isDesignTime(_ attribute: String) -> Bool {
    Self.commonAttributes.contains(attribute)
      || lineage.contains { $0.designTimeAttributes.contains(attribute) }
  }

  private func rule(forAttribute attribute: String) -> ErasedInterfaceRule? {
    for kind in lineage {
      if let rule = kind.rules.first(where: { $0.isFor(attribute) }) { return rule }
    }
    return nil
  }

  private func rule(forChild child: InterfaceElement) -> ErasedInterfaceRule? {
    for kind in lineage {
      for rule in kind.rules {
        if case .child(let names, let key) = rule.subject, rule.isFor(child, names, key) {
          return rule
        }
      }
    }
    return nil
  }
}

/// A rule whose owner's type is not known statically.
@MainActor private struct ErasedInterfaceRule {
  let subject: InterfaceRuleSubject
  let check: InterfaceRuleCheck
  let apply: (AnyObject, InterfaceElement, InterfaceBuild) throws(StoryboardError) -> Void

  init<Owner: AnyObject>(_ rule: InterfaceRule<Owner>) {
    subject = rule.subject
    check = rule.check
    apply = { (object, element, build) throws(StoryboardError) in
      // Only the class that the rule is for, and its subclasses, ask for it.
      guard let owner = object as? Owner else {
        preconditionFailure("UIKit: a rule for \(Owner.self) was applied to \(type(of: object))")
      }
      try rule.apply(owner, element, build)
    }
  }

  func isFor(_ attribute: String) -> Bool {
    if case .attribute(attribute) = subject { true } else { false }
  }

  func isFor(_ child: InterfaceElement, _ names: Set<String>, _ key: String?) -> Bool {
    names.contains(child.name) && (key == nil || child["key"] == key)
  }
}
