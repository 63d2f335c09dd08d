public import Foundation

/// The distances, in points, by which each edge of a rectangle moves inwards.
///
/// A negative distance moves the edge outwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// Downwards from the upper edge, in points.
  public var top: CGFloat
  /// Inwards from the left side, in points.
  public var left: CGFloat
  /// Upwards from the lower edge, in points.
  public var bottom: CGFloat
  /// Inwards from the right side, in points.
  public var right: CGFloat

  /// Insets of zero on all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
