import Foundation

extension CGRect {
  /// Whether the rectangles share an area; touching edges and rectangles without area do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
