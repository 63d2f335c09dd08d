public import Foundation

/// Scales fonts and lengths as the system scales the text of a style.
///
/// A value grows by the ratio of the style's size at the size category to its size at `large`, and
/// is rounded to whole pixels of the traits' display scale. Apple does not publish its rule; this
/// is our own, and it gives the published sizes for values that are the style's own.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  private static let bodyMetrics = UIFontMetrics(forTextStyle: .body)

  /// Scales as body text does.
  open class var `default`: UIFontMetrics { bodyMetrics }

  /// Scales as text of a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A length at the size category of `UITraitCollection.current`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the size category of some traits; without traits, of the current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scaled =
      value * TextStyleSizes.scale(of: style, at: traits.preferredContentSizeCategory)
    let pixels = traits.displayScale
    return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
  }

  /// A font at the size category of `UITraitCollection.current`.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(font, maximum: nil, traits: nil)
  }

  /// A font at the size category of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(font, maximum: nil, traits: traitCollection)
  }

  /// A font at the size category of `UITraitCollection.current`, but no larger than a maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(font, maximum: maximumPointSize, traits: nil)
  }

  /// A font at the size category of some traits, but no larger than a maximum.
  ///
  /// A font that is already scaled starts again from its unscaled size; UIKit raises an exception
  /// for it.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(font, maximum: maximumPointSize, traits: traitCollection)
  }

  private func scaledFont(
    _ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?
  ) -> UIFont {
    let baseSize: CGFloat =
      switch font.scaling {
      case .none: font.pointSize
      case .textStyle(let style): TextStyleSizes.pointSize(of: style, at: .large)
      case .metrics(_, let baseSize, _): baseSize
      }
    return scaledFont(
      face: font.fontFace, baseSize: baseSize, maximum: maximum, traits: traits ?? .current)
  }

  func scaledFont(
    face: FontFace, baseSize: CGFloat, maximum: CGFloat?, traits: UITraitCollection
  ) -> UIFont {
    let size = scaledValue(for: baseSize, compatibleWith: traits)
    // A maximum of zero means none, as in UIKit.
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    return UIFont(
      face: face, size: min(size, limit),
      scaling: .metrics(style, baseSize: baseSize, maximum: maximum))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontMetrics)?.style == style
  }

  open override var hash: Int { style.hashValue }
}
