public import Foundation

/// What text measuring needs to know of a font: its size and its style, by numbers alone.
///
/// The headless UIKit draws nothing, so a font is not a file of outlines here; whoever measures
/// text (``TextMeasuring``) turns these numbers into widths and heights.
public struct MeasuredFont: Hashable, Sendable {
  /// The size in points of one em.
  public var pointSize: CGFloat
  /// The weight on UIKit's scale: 0 is regular, 0.4 bold; −1 and 1 are the ends.
  public var weight: CGFloat
  /// The width on UIKit's scale: 0 is standard; negative is condensed, positive is expanded.
  public var width: CGFloat
  /// Whether every character of a script advances by the same distance.
  public var isMonospaced: Bool
  /// Whether the face is slanted.
  public var isItalic: Bool

  /// Creates the description of a font; only the size has no default.
  public init(
    pointSize: CGFloat, weight: CGFloat = 0, width: CGFloat = 0, isMonospaced: Bool = false,
    isItalic: Bool = false
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.width = width
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }
}
