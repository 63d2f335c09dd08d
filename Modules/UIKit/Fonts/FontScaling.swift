import Foundation

/// How a font follows the person's preferred size of text.
enum FontScaling: Sendable {
  /// The font keeps its size.
  case none
  /// The font is the system's for a style.
  case textStyle(UIFont.TextStyle)
  /// The font was scaled from a size of its own, up to a maximum.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximum: CGFloat?)
}

extension UIFont {
  /// Whether the font can follow a change of the preferred size.
  package var isScalable: Bool {
    if case .none = scaling { false } else { true }
  }

  /// The font that takes this one's place under some traits: for a font of a text style or one
  /// from `UIFontMetrics` the one of the size category, for any other the font itself.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .none:
      self
    case .textStyle(let style):
      adjustedFace(for: style, traits: traits)
    case .metrics(let style, let baseSize, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        face: fontFace, baseSize: baseSize, maximum: maximum, traits: traits)
    }
  }

  /// Keeps what was changed on the style's face, such as its design, and renews the size.
  private func adjustedFace(for style: TextStyle, traits: UITraitCollection) -> UIFont {
    var face = fontFace
    let preferred = FontFace.preferred(for: style, traits: traits)
    if face.isStandardWeight(of: style) { face.weight = preferred.weight }
    let size = TextStyleSizes.pointSize(of: style, at: traits.preferredContentSizeCategory)
    return UIFont(face: face, size: size, scaling: .textStyle(style))
  }
}

extension FontFace {
  /// Whether the weight is the one that the system gives the style, in bold text or without.
  fileprivate func isStandardWeight(of style: UIFont.TextStyle) -> Bool {
    let standard = TextStyleSizes.weight(of: style)
    return weight == standard || weight == standard.forBoldText
  }
}
