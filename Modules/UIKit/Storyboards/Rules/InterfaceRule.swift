import Foundation

/// How one attribute or child of an element becomes a part of an object.
///
/// The same rule checks a document and builds from it, so that what was checked can be built.
@MainActor struct InterfaceRule<Owner: AnyObject> {
  let subject: InterfaceRuleSubject
  let check: InterfaceRuleCheck
  let apply: (Owner, InterfaceElement, InterfaceBuild) throws(StoryboardError) -> Void
}

/// What of an element a rule is for.
enum InterfaceRuleSubject {
  /// An attribute; the rule is given the element itself.
  case attribute(String)
  /// Children of some names, and of a key if one is given; the rule is given each child.
  case child(Set<String>, key: String?)
}

typealias InterfaceRuleCheck = @MainActor (InterfaceElement) throws(StoryboardError) -> Void

extension InterfaceRule {
  /// An attribute whose value is handed to the closure; where it is absent, the value for that, if
  /// there is one.
  static func attribute<Value>(
    _ name: String, _ text: InterfaceText<Value>, absent: Value? = nil,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> InterfaceRule {
    InterfaceRule(
      subject: .attribute(name),
      check: { (element) throws(StoryboardError) in
        guard let value = element[name] else { return }
        _ = try text.value(of: value, name, in: element)
      },
      apply: { (owner, element, _) throws(StoryboardError) in
        if let value = element[name] {
          set(owner, try text.value(of: value, name, in: element))
        } else if let absent {
          set(owner, absent)
        }
      })
  }

  /// An attribute that is the value of a property.
  static func attribute<Value>(
    _ name: String, _ text: InterfaceText<Value>, absent: Value? = nil,
    _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceRule {
    attribute(name, text, absent: absent) { $0[keyPath: property] = $1 }
  }

  /// An attribute that is the value of an optional property.
  static func attribute<Value>(
    _ name: String, _ text: InterfaceText<Value>,
    _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> InterfaceRule {
    attribute(name, text) { $0[keyPath: property] = $1 }
  }

  /// A child that is read as a value and handed to the closure.
  static func child<Value>(
    _ value: InterfaceValue<Value>, key: String,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> InterfaceRule {
    InterfaceRule(
      subject: .child(value.elements, key: key),
      check: { (element) throws(StoryboardError) in _ = try value.read(element) },
      apply: { (owner, element, _) throws(StoryboardError) in set(owner, try value.read(element)) })
  }

  /// A child that is the value of a property.
  static func child<Value>(
    _ value: InterfaceValue<Value>, key: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceRule {
    child(value, key: key) { $0[keyPath: property] = $1 }
  }

  /// A child that is the value of an optional property; `<nil>` takes the value away.
  static func child<Value>(
    _ value: InterfaceValue<Value>, key: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> InterfaceRule {
    child(value.orNil, key: key) { $0[keyPath: property] = $1 }
  }

  /// Children from which the closure builds.
  static func build(
    _ names: String..., key: String? = nil,
    check: @escaping InterfaceRuleCheck = { (_) throws(StoryboardError) in },
    _ apply:
      @escaping @MainActor (Owner, InterfaceElement, InterfaceBuild) throws(StoryboardError)
      -> Void
  ) -> InterfaceRule {
    InterfaceRule(subject: .child(Set(names), key: key), check: check, apply: apply)
  }

  /// Children of any of the names from which the closure builds.
  static func build(
    _ names: Set<String>, key: String,
    _ apply:
      @escaping @MainActor (Owner, InterfaceElement, InterfaceBuild) throws(StoryboardError)
      -> Void
  ) -> InterfaceRule {
    InterfaceRule(
      subject: .child(names, key: key), check: { (_) throws(StoryboardError) in }, apply: apply)
  }

  /// Children that mean something to Interface Builder only.
  static func designTime(_ names: Set<String>, key: String? = nil) -> InterfaceRule {
    InterfaceRule(
      subject: .child(names, key: key), check: { (_) throws(StoryboardError) in },
      apply: { (_, _, _) throws(StoryboardError) in })
  }
}
