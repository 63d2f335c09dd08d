public import Foundation

/// The vertical measures, in points, of one line of text in a font.
public struct TextLineMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; positive.
  public var ascender: CGFloat
  /// The distance from the baseline to the bottom of the line; negative, as in UIKit.
  public var descender: CGFloat
  /// The extra space between two lines.
  public var leading: CGFloat
  /// The height of a capital letter above the baseline.
  public var capHeight: CGFloat
  /// The height of the letter x above the baseline.
  public var xHeight: CGFloat

  /// The height of one line, without ``leading``.
  public var lineHeight: CGFloat { ascender - descender }

  /// Creates the measures of a line.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
