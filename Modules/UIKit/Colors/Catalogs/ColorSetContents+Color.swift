import Foundation

extension ColorSetContents.Color {
  func color(in colorSet: String) throws(AssetCatalogError) -> UIColor {
    if let reference {
      guard let color = SystemColor.named(reference) else {
        throw .unknownSystemColor(colorSet: colorSet, name: reference)
      }
      return color
    }
    let space = space ?? "srgb"
    let alpha = try component("alpha", in: colorSet)
    switch space {
    case "srgb", "extended-srgb":
      return UIColor(
        red: try component("red", in: colorSet), green: try component("green", in: colorSet),
        blue: try component("blue", in: colorSet), alpha: alpha)
    case "display-p3":
      return UIColor(
        displayP3Red: try component("red", in: colorSet),
        green: try component("green", in: colorSet), blue: try component("blue", in: colorSet),
        alpha: alpha)
    case "gray-gamma-22":
      return UIColor(white: try component("white", in: colorSet), alpha: alpha)
    default:
      throw .unknownColorSpace(colorSet: colorSet, name: space)
    }
  }

  /// Xcode writes fractions with a point, numbers to 255 without one, and hexadecimal digits.
  private func component(_ name: String, in colorSet: String) throws(AssetCatalogError) -> CGFloat {
    let text = components?[name] ?? ""
    let number: CGFloat? =
      if text.hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      } else if text.contains(".") || name == "alpha" {
        Double(text).map { CGFloat($0) }
      } else {
        Int(text).map { CGFloat($0) / 255 }
      }
    guard let number, number.isFinite else {
      throw .badComponent(colorSet: colorSet, component: name, value: text)
    }
    return number
  }
}
