/// Checks a part of a document before anything is made of it: that each element and attribute is
/// known, that values can be read, that references lead somewhere and classes exist.
@MainActor struct InterfaceChecker {
  /// Elements of a scene or nib that stand for something that is not made from them.
  private static let outsiders: [String: Set<String>] = [
    "placeholder": [
      "placeholderIdentifier", "id", "userLabel", "sceneMemberID", "customClass",
      "customModule", "customModuleProvider",
    ],
    "exit": ["id", "userLabel", "sceneMemberID"],
    "viewControllerPlaceholder": [
      "storyboardName", "bundleIdentifier", "referencedIdentifier", "id", "userLabel",
      "sceneMemberID",
    ],
  ]

  /// Checks the objects of a scene or a nib.
  func check(objects: InterfaceElement) throws(StoryboardError) {
    for object in objects.children {
      if let known = Self.outsiders[object.name] {
        try checkAttributes(of: object, known)
        for child in object.children { try check(child) }
      } else {
        guard ElementKind.all[object.name] != nil else {
          throw .unknownElement(object.place, parent: objects.name)
        }
        try check(object)
      }
    }
  }

  private func check(_ element: InterfaceElement) throws(StoryboardError) {
    if ElementShape.designTime.contains(element.name) { return }
    if let kind = ElementKind.all[element.name] {
      try kind.check(element)
      _ = try element.objectClass(kind)
    } else if let shape = ElementShape.all[element.name] {
      try checkShape(of: element, shape)
    } else {
      throw .unknownElement(element.place, parent: element.parent?.name ?? "document")
    }
    for child in element.children { try check(child) }
  }

  private func checkShape(
    of element: InterfaceElement, _ shape: ElementShape
  ) throws(StoryboardError) {
    try checkAttributes(of: element, shape.attributes)
    for child in element.children {
      let fits =
        shape.children.contains(child.name)
        || shape.holdsViews && ElementKind.isView(child)
      guard fits else { throw .unknownElement(child.place, parent: element.name) }
    }
    switch element.name {
    case "color": _ = try InterfaceValue.color.read(element)
    case "segue": try element.checkSegue()
    case "constraint": try checkConstraint(element)
    case "outlet", "outletCollection", "action":
      _ = try element.document.element("destination", of: element)
      _ = try element.optional("eventType", .controlEvent)
    case "userDefinedRuntimeAttribute": _ = try element.runtimeValue()
    default: break
    }
  }

  private func checkConstraint(_ element: InterfaceElement) throws(StoryboardError) {
    for item in ["firstItem", "secondItem"] where element[item] != nil {
      _ = try element.document.element(item, of: element)
    }
    _ = try InterfaceText.layoutAttribute.value(
      of: try element.required("firstAttribute"), "firstAttribute", in: element)
    _ = try element.optional("secondAttribute", .layoutAttribute)
    _ = try element.optional("relation", .relation)
    _ = try element.optional("multiplier", .ratio)
    _ = try element.optional("constant", .number)
    _ = try element.optional("priority", .priority)
    _ = try element.optional("placeholder", .flag)
    _ = try element.optional("symbolic", .flag)
  }

  private func checkAttributes(
    of element: InterfaceElement, _ known: Set<String>
  ) throws(StoryboardError) {
    for attribute in element.attributes.keys.sorted() where !known.contains(attribute) {
      throw .unknownAttribute(element.place, attribute: attribute)
    }
  }
}
