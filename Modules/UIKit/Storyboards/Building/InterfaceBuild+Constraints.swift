import Foundation

extension InterfaceBuild {
  /// Makes the constraints that a view holds, as soon as all objects are there.
  ///
  /// Those that Interface Builder keeps as placeholders, to be removed at build time, are left out,
  /// as are those that the view's variation excludes.
  func constrain(_ view: UIView, _ constraints: InterfaceElement) {
    let excluded = Set(constraints.parent?.exclusions("constraints") ?? [])
    wait(for: .constraints) { [self] () throws(StoryboardError) in
      for element in constraints.children {
        if let id = element.id, excluded.contains(id) { continue }
        guard let constraint = try constraint(element, in: view) else { continue }
        view.addConstraint(constraint)
      }
    }
  }

  private func constraint(
    _ element: InterfaceElement, in view: UIView
  ) throws(StoryboardError) -> NSLayoutConstraint? {
    if let text = element["placeholder"],
      try InterfaceText.flag.value(of: text, "placeholder", in: element)
    {
      return nil
    }
    let first = try side("first", of: element, in: view)
    let second = element["secondItem"] == nil ? nil : try side("second", of: element, in: view)
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: try element.optional("relation", .relation) ?? .equal,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: try element.optional("multiplier", .ratio) ?? 1,
      constant: try constant(of: element))
    if let priority = try element.optional("priority", .priority) { constraint.priority = priority }
    constraint.identifier = element["identifier"]
    register(constraint, as: element.id)
    return constraint
  }

  /// The system's spacing where the constant is symbolic.
  private func constant(of element: InterfaceElement) throws(StoryboardError) -> CGFloat {
    if let constant = try element.optional("constant", .number) { return constant }
    let isSymbolic = try element.optional("symbolic", .flag) ?? false
    return isSymbolic ? LayoutSpacing.system : 0
  }

  private func side(
    _ which: String, of element: InterfaceElement, in view: UIView
  ) throws(StoryboardError) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    let attribute = try InterfaceText.layoutAttribute.value(
      of: try element.required("\(which)Attribute"), "\(which)Attribute", in: element)
    guard let id = element["\(which)Item"] else { return (view, attribute) }
    switch objects[id] {
    case let item as UIView: return (item, attribute)
    case let guide as UILayoutGuide: return (guide, attribute)
    case let barEdge as BarEdge: return barEdge.side(attribute)
    default:
      throw .unknownReference(element.place, attribute: "\(which)Item", id: id)
    }
  }
}

/// The guide below a top bar or above a bottom bar, as controllers had it before safe areas.
@MainActor final class BarEdge {
  private let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  /// The guide's edge that is turned to the content is that of the safe area, the other the view's.
  func side(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    let isInner = attribute == (isTop ? .bottom : .top)
    return (isInner ? view.safeAreaLayoutGuide : view, isTop ? .top : .bottom)
  }
}

extension InterfaceElement {
  /// An attribute that may be absent.
  func optional<Value>(
    _ attribute: String, _ text: InterfaceText<Value>
  ) throws(StoryboardError) -> Value? {
    guard let value = self[attribute] else { return nil }
    return try text.value(of: value, attribute, in: self)
  }

  /// The ids that the default variation of a view leaves out of a list.
  func exclusions(_ list: String) -> [String] {
    let masks = child("variation", key: "default")?.children.filter { $0["key"] == list } ?? []
    return masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] }
  }
}

extension InterfaceText<NSLayoutConstraint.Relation> {
  static let relation = choice([
    "equal": NSLayoutConstraint.Relation.equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ])
}

extension InterfaceText<NSLayoutConstraint.Attribute> {
  static let layoutAttribute = choice([
    "left": NSLayoutConstraint.Attribute.left, "right": .right, "top": .top, "bottom": .bottom,
    "leading": .leading, "trailing": .trailing, "width": .width, "height": .height,
    "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ])
}
