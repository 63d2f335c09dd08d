public import Foundation

/// The system's own fonts.
extension UIFont {
  /// The size of text in labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of text in buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The standard size of the system's font, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system's font in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  /// The system's font in a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  /// The system's font in a size in points, a weight and a width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    UIFont(face: FontFace(weight: weight, width: width), size: fontSize)
  }

  /// The system's font for emphasis: semibold, as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .semibold), size: fontSize)
  }

  /// The system's font, slanted, in a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The system's font with digits that are all of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system's font with characters that are all of one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: FontFace(weight: weight, design: .monospaced), size: fontSize)
  }
}

extension UIFont {
  /// The font for a text style at the size of `UITraitCollection.current`.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a text style at the size category of some traits, heavier if they ask for bold
  /// text. Without traits, those of `UITraitCollection.current` count.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(
      face: .preferred(for: style, traits: traits),
      size: TextStyleSizes.pointSize(of: style, at: traits.preferredContentSizeCategory),
      scaling: .textStyle(style))
  }
}
