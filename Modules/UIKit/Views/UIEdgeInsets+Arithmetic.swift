import Foundation

extension UIEdgeInsets {
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// On each edge the larger of the two distances.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// What of these insets of the superview reaches into a subview: never less than nothing.
  @MainActor func carried(into view: UIView) -> UIEdgeInsets {
    guard let superview = view.superview else { return .zero }
    return carried(from: superview.bounds, into: view.frame)
  }

  /// What of these insets of the outer rectangle reaches into the inner one: never less than nothing.
  func carried(from outer: CGRect, into inner: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    return UIEdgeInsets(
      top: max(0, outer.minY + top - inner.minY), left: max(0, outer.minX + left - inner.minX),
      bottom: max(0, inner.maxY - (outer.maxY - bottom)),
      right: max(0, inner.maxX - (outer.maxX - right)))
  }
}
