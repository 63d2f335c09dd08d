import Foundation

extension InterfaceValue<UIColor> {
  static let color = InterfaceValue("color") { (element) throws(StoryboardError) in
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return try element.systemColor(name)
    }
    if let name = element["name"] { return try element.namedColor(name) }
    return try element.fixedColor()
  }
}

extension InterfaceElement {
  /// Colors that Interface Builder names and that are not among the system's by purpose.
  @MainActor private static let fixedColors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
    "groupTableViewBackground": .systemGroupedBackground,
  ]

  @MainActor fileprivate func systemColor(_ name: String) throws(StoryboardError) -> UIColor {
    if let color = SystemColor.named(name) { return color }
    if name.hasSuffix("Color"), let color = Self.fixedColors[String(name.dropLast(5))] {
      return color
    }
    if let color = document.resource("systemColor", named: name)?.child("color") {
      return try color.fixedColor()
    }
    throw .badValue(
      place, attribute: "systemColor", value: name, expected: "the name of a color of the system")
  }

  /// A color of the bundle's catalogs or, as in a preview, what the document remembers of it.
  @MainActor fileprivate func namedColor(_ name: String) throws(StoryboardError) -> UIColor {
    if let color = UIColor(named: name, in: document.bundle, compatibleWith: nil) { return color }
    guard let color = document.resource("namedColor", named: name)?.child("color") else {
      throw .badValue(
        place, attribute: "name", value: name, expected: "the name of a color of the bundle")
    }
    return try color.fixedColor()
  }

  fileprivate func fixedColor() throws(StoryboardError) -> UIColor {
    let alpha = try number("alpha")
    let space = self["customColorSpace"] ?? self["colorSpace"] ?? "sRGB"
    switch space {
    case "sRGB", "calibratedRGB", "deviceRGB":
      return UIColor(
        red: try number("red"), green: try number("green"), blue: try number("blue"), alpha: alpha)
    case "displayP3":
      return UIColor(
        displayP3Red: try number("red"), green: try number("green"), blue: try number("blue"),
        alpha: alpha)
    case "genericGamma22GrayColorSpace", "calibratedWhite", "deviceWhite":
      return UIColor(white: try number("white"), alpha: alpha)
    default:
      throw .badValue(
        place, attribute: self["customColorSpace"] == nil ? "colorSpace" : "customColorSpace",
        value: space, expected: "the name of a known color space")
    }
  }
}
