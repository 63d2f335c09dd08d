public import Foundation

/// Insets, in points, whose sides follow the direction of writing.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// Downwards from the upper edge, in points.
  public var top: CGFloat
  /// Inwards from the side where lines begin, in points.
  public var leading: CGFloat
  /// Upwards from the lower edge, in points.
  public var bottom: CGFloat
  /// Inwards from the side where lines end, in points.
  public var trailing: CGFloat

  /// Insets of zero on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
