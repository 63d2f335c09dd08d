import Foundation

/// How an element that stands for a value is read.
@MainActor struct InterfaceValue<Value> {
  /// The names that such an element has.
  let elements: Set<String>
  let read: @MainActor (InterfaceElement) throws(StoryboardError) -> Value

  init(
    _ elements: String...,
    read: @escaping @MainActor (InterfaceElement) throws(StoryboardError) -> Value
  ) {
    self.elements = Set(elements)
    self.read = read
  }

  private init(
    _ elements: Set<String>,
    read: @escaping @MainActor (InterfaceElement) throws(StoryboardError) -> Value
  ) {
    self.elements = elements
    self.read = read
  }

  /// The same, where `<nil>` stands for no value.
  var orNil: InterfaceValue<Value?> {
    InterfaceValue<Value?>(elements.union(["nil"])) { (element) throws(StoryboardError) in
      element.name == "nil" ? nil : try read(element)
    }
  }
}

extension InterfaceValue<CGRect> {
  static let rect = InterfaceValue("rect") { (element) throws(StoryboardError) in
    CGRect(
      x: try element.number("x"), y: try element.number("y"),
      width: try element.number("width"), height: try element.number("height"))
  }
}

extension InterfaceValue<CGSize> {
  static let size = InterfaceValue("size") { (element) throws(StoryboardError) in
    CGSize(width: try element.number("width"), height: try element.number("height"))
  }
}

extension InterfaceValue<CGPoint> {
  static let point = InterfaceValue("point") { (element) throws(StoryboardError) in
    CGPoint(x: try element.number("x"), y: try element.number("y"))
  }
}

extension InterfaceValue<UIEdgeInsets> {
  static let insets = InterfaceValue("inset", "edgeInsets") { (element) throws(StoryboardError) in
    if element.name == "inset" {
      UIEdgeInsets(
        top: try element.number("minY"), left: try element.number("minX"),
        bottom: try element.number("maxY"), right: try element.number("maxX"))
    } else {
      UIEdgeInsets(
        top: try element.number("top"), left: try element.number("left"),
        bottom: try element.number("bottom"), right: try element.number("right"))
    }
  }
}

extension InterfaceValue<NSDirectionalEdgeInsets> {
  static let directionalInsets = InterfaceValue("directionalEdgeInsets") {
    (element) throws(StoryboardError) in
    NSDirectionalEdgeInsets(
      top: try element.number("top"), leading: try element.number("leading"),
      bottom: try element.number("bottom"), trailing: try element.number("trailing"))
  }
}

extension InterfaceValue<UIView.AutoresizingMask> {
  static let autoresizingMask = InterfaceValue("autoresizingMask") {
    (element) throws(StoryboardError) in
    let parts: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return try element.options(parts)
  }
}

extension InterfaceValue<String> {
  static let string = InterfaceValue("string", "mutableString") {
    (element) throws(StoryboardError) in element.text
  }
}

extension InterfaceElement {
  /// The options whose attributes say YES.
  func options<Options: OptionSet>(
    _ parts: KeyValuePairs<String, Options>
  ) throws(StoryboardError) -> Options where Options.Element == Options {
    var options: Options = []
    for (name, option) in parts {
      guard let value = self[name] else { continue }
      if try InterfaceText.flag.value(of: value, name, in: self) { options.insert(option) }
    }
    return options
  }
}
