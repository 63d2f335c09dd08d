import Foundation

extension InterfaceValue<UIFont> {
  /// A font by kind, style or name. A text style has the size of the traits that are current.
  static let font = InterfaceValue("fontDescription") { (element) throws(StoryboardError) in
    if let style = element["style"] {
      let styles = InterfaceText.textStyle
      return .preferredFont(forTextStyle: try styles.value(of: style, "style", in: element))
    }
    let size = try element.number("pointSize")
    if let name = element["name"] {
      guard let font = UIFont(name: name, size: size) else {
        throw .badValue(
          element.place, attribute: "name", value: name, expected: "the name of a font")
      }
      return font
    }
    let weight = try element["weight"].map { (text) throws(StoryboardError) in
      try InterfaceText.fontWeight.value(of: text, "weight", in: element)
    }
    switch try element.required("type") {
    case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case let type:
      throw .badValue(
        element.place, attribute: "type", value: type,
        expected: "one of \"system\", \"boldSystem\", \"italicSystem\"")
    }
  }
}

extension InterfaceText<UIFont.TextStyle> {
  static let textStyle = choice([
    "UICTFontTextStyleTitle0": UIFont.TextStyle.largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ])
}

extension InterfaceText<UIFont.Weight> {
  static let fontWeight = choice([
    "ultraLight": UIFont.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ])
}
