import Foundation

/// Where a view lies: its own rectangle and where its anchor is in the superview.
struct ViewGeometry: Equatable {
  var bounds: CGRect
  var center: CGPoint

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Takes a point of the view to its superview.
  func toSuperview(anchor: CGPoint, transform: CGAffineTransform) -> CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    if transform.isIdentity {
      return CGAffineTransform(translationX: center.x - pivot.x, y: center.y - pivot.y)
    }
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func frame(anchor: CGPoint, transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity {
      return CGRect(
        x: center.x - anchor.x * bounds.size.width,
        y: center.y - anchor.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return bounds.applying(toSuperview(anchor: anchor, transform: transform))
  }

  /// The geometry that gives the frame, keeping the origin of the bounds.
  func settingFrame(_ frame: CGRect, anchor: CGPoint, transform: CGAffineTransform) -> ViewGeometry
  {
    let frame = frame.standardized
    var result = self
    result.bounds.size = frame.size
    if !transform.isIdentity {
      // The box around the transformed bounds grows in proportion to them, so scale to what is asked.
      let size = frame.size.applying(transform.inverted())
      result.bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    let now = result.frame(anchor: anchor, transform: transform)
    result.center.x += frame.origin.x - now.origin.x
    result.center.y += frame.origin.y - now.origin.y
    return result
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
