import Foundation

extension InterfaceBuild {
  /// Sets an object's user-defined runtime attributes, after its outlets.
  func setAttributes(_ object: AnyObject, _ attributes: InterfaceElement) {
    wait(for: .attributes) { () throws(StoryboardError) in
      let objectClass: AnyClass = type(of: object)
      for element in attributes.children {
        let keyPath = try element.required("keyPath")
        guard let value = try element.runtimeValue() else { continue }
        guard let attribute = InterfaceConnections.attribute(keyPath, of: objectClass) else {
          throw .unknownKeyPath(
            element.place, keyPath: keyPath, className: "\(objectClass)",
            hint: InterfaceConnections.hint(
              objectClass, InterfaceConnections.attributeNames(of: objectClass)))
        }
        guard case .attribute(let set) = attribute.kind, set(object, value) else {
          throw .unfitAttribute(
            element.place, keyPath: keyPath, className: "\(objectClass)", value: "\(value)")
        }
      }
    }
  }
}

extension InterfaceElement {
  /// The value of a user-defined runtime attribute; `nil` for one that says nothing.
  @MainActor func runtimeValue() throws(StoryboardError) -> RuntimeAttributeValue? {
    switch try required("type") {
    case "boolean":
      return RuntimeAttributeValue(
        try InterfaceText.flag.value(of: self["value"] ?? "NO", "value", in: self))
    case "number":
      guard let number = child("real", key: "value") ?? child("integer", key: "value") else {
        throw .missing(place, what: "a <real> or <integer> of the key \"value\"")
      }
      return RuntimeAttributeValue(Double(try number.number("value")))
    case "string":
      if let text = self["value"] ?? child("mutableString", key: "value")?.text {
        return RuntimeAttributeValue(text as Any)
      }
      return nil
    case "point": return try value(.point)
    case "size": return try value(.size)
    case "rect": return try value(.rect)
    case "color": return try value(.color)
    case "nil": return nil
    case let type:
      throw .badValue(
        place, attribute: "type", value: type,
        expected: "one of \"boolean\", \"number\", \"string\", \"point\", \"size\", \"rect\", "
          + "\"color\", \"nil\"")
    }
  }

  @MainActor private func value<Value>(
    _ form: InterfaceValue<Value>
  ) throws(StoryboardError) -> RuntimeAttributeValue {
    guard let element = children.first(where: { form.elements.contains($0.name) }) else {
      let names = form.elements.sorted().map { "<\($0)>" }.joined(separator: " or ")
      throw .missing(place, what: "a \(names) of the key \"value\"")
    }
    return RuntimeAttributeValue(try form.read(element) as Any)
  }
}
