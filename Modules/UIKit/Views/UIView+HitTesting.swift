import Foundation

extension UIView {
  /// Below this alpha a view does not receive touches.
  static var smallestTouchableAlpha: CGFloat { 0.01 }

  func frontmost(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.smallestTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
