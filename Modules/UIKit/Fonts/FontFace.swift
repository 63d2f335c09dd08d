import Foundation

/// All that tells one font from another, but for the size.
struct FontFace: Hashable, Sendable {
  /// The family's name, or `nil` for the system's own.
  var family: String?
  /// The name of the face within the family, if one was asked for.
  var face: String?
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var design = UIFontDescriptor.SystemDesign.default
  var isItalic = false
  var hasMonospacedDigits = false
  var textStyle: UIFont.TextStyle?

  var familyName: String {
    if let family { return family }
    return switch design {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    default: ".AppleSystemUIFont"
    }
  }

  var fontName: String {
    let style = styleName
    return style.isEmpty ? familyName : "\(familyName)-\(style)"
  }

  private var styleName: String {
    if let face { return face.replacingOccurrences(of: " ", with: "") }
    let weightName =
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: ""
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: String(format: "Weight%g", Double(weight.rawValue))
      }
    return weightName + (isItalic ? "Italic" : "")
  }

  /// The face that text of a style has under some traits.
  static func preferred(for style: UIFont.TextStyle, traits: UITraitCollection) -> FontFace {
    let weight = TextStyleSizes.weight(of: style)
    return FontFace(
      weight: traits.legibilityWeight == .bold ? weight.forBoldText : weight, textStyle: style)
  }

  /// Whether the strokes are at least as heavy as those of a bold font.
  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
