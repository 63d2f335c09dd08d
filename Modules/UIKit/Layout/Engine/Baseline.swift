import Foundation

/// Where a baseline lies in a view, in points.
enum Baseline: Equatable {
  case fromTop(CGFloat)
  case fromBottom(CGFloat)

  static let bottom = Baseline.fromBottom(0)
}
