import Foundation

extension UIView {
  /// Takes points of this view to its superview, or to the screen for a view at the top.
  var transformToSuperview: CGAffineTransform {
    geometry.toSuperview(anchor: anchorPoint, transform: transform)
  }

  /// Takes points of this view to the coordinates of the view at the top of its hierarchy, and names
  /// that view.
  private var transformToTop: (CGAffineTransform, UIView) {
    var result = CGAffineTransform.identity
    var view = self
    while let above = view.storedSuperview {
      result = result.concatenating(view.transformToSuperview)
      view = above
    }
    return (result, view)
  }

  func transform(to other: UIView?) -> CoordinateTransform {
    let (up, top) = transformToTop
    // The window's base coordinates are those of the top view itself.
    guard let other else { return CoordinateTransform(up) }
    let (otherUp, otherTop) = other.transformToTop
    if top === otherTop {
      return CoordinateTransform(up.concatenating(otherUp.inverted()))
    }
    // Two windows meet on the screen; so do, for want of a better rule, two detached trees.
    return CoordinateTransform(
      up.concatenating(top.transformToSuperview)
        .concatenating(otherUp.concatenating(otherTop.transformToSuperview).inverted()))
  }

  func transform(from other: UIView?) -> CoordinateTransform {
    if let other { return other.transform(to: self) }
    return CoordinateTransform(transformToTop.0.inverted())
  }
}

/// A transform between two views.
struct CoordinateTransform {
  private let transform: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  func apply(_ point: CGPoint) -> CGPoint { point.applying(transform) }

  func apply(_ rect: CGRect) -> CGRect { rect.applying(transform) }
}
