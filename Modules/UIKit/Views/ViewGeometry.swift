import Foundation

/// Where a view lies: its own rectangle and where its anchor is in the superview.
///
/// The origin that the frame has without a transform is kept beside the center, though each follows
/// from the other, so that both are read exactly as they were set.
struct ViewGeometry: Equatable {
  private(set) var bounds: CGRect
  private(set) var center: CGPoint
  private var origin: CGPoint

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    origin = frame.origin
  }

  /// Takes a point of a view without a transform to its superview.
  var shiftToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
  }

  /// Takes a point of the view to its superview.
  func toSuperview(anchor: CGPoint, transform: CGAffineTransform) -> CGAffineTransform {
    if transform.isIdentity { return shiftToSuperview }
    let pivot = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func frame(anchor: CGPoint, transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return CGRect(origin: origin, size: bounds.size) }
    return bounds.applying(toSuperview(anchor: anchor, transform: transform))
  }

  mutating func setCenter(_ center: CGPoint, anchor: CGPoint) {
    self.center = center
    followCenter(anchor: anchor)
  }

  /// Sets the bounds about the center, which stays.
  mutating func setBounds(_ bounds: CGRect, anchor: CGPoint) {
    let isResized = bounds.size != self.bounds.size
    self.bounds = bounds
    if isResized { followCenter(anchor: anchor) }
  }

  /// Sets center and size to what gives the frame, keeping the origin of the bounds.
  mutating func setFrame(_ frame: CGRect, anchor: CGPoint, transform: CGAffineTransform) {
    let frame = frame.standardized
    if transform.isIdentity {
      bounds.size = frame.size
      origin = frame.origin
      center = CGPoint(
        x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
      return
    }
    // The box around the transformed bounds grows in proportion to them, so scale to what is asked.
    let size = frame.size.applying(transform.inverted())
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    let now = self.frame(anchor: anchor, transform: transform)
    let moved = CGPoint(
      x: center.x + frame.origin.x - now.origin.x, y: center.y + frame.origin.y - now.origin.y)
    setCenter(moved, anchor: anchor)
  }

  /// Brings the origin in line after the center, the size or the anchor was set.
  mutating func followCenter(anchor: CGPoint) {
    origin = CGPoint(
      x: center.x - anchor.x * bounds.size.width, y: center.y - anchor.y * bounds.size.height)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension UIEdgeInsets {
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
