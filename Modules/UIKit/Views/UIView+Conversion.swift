import Foundation

extension UIView {
  /// Takes points of this view to its superview, or to the screen for a view at the top.
  package var transformToSuperview: CGAffineTransform {
    let transform = transform
    // Most views have none, and where their anchor is makes no difference then.
    guard !transform.isIdentity else { return geometry.shiftToSuperview }
    return geometry.toSuperview(anchor: anchorPoint, transform: transform)
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

  /// Takes points of this view to the screen on which its window lies.
  var transformToScreen: CGAffineTransform {
    let (up, top) = transformToTop
    return up.concatenating(top.transformToSuperview)
  }

  /// Takes points of this view to another.
  ///
  /// Two windows meet on the screen; so do, for want of a better rule, two detached trees. Without
  /// another view it leads to the base coordinates of the window, which are those of the view at the
  /// top.
  func transform(to other: UIView?) -> CGAffineTransform {
    let (up, top) = transformToTop
    guard let other else { return up }
    let (otherUp, otherTop) = other.transformToTop
    if top === otherTop { return up.concatenating(otherUp.inverted()) }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }

  /// Takes points of another view, or of the window's base, to this view.
  func transform(from other: UIView?) -> CGAffineTransform {
    other?.transform(to: self) ?? transformToTop.0.inverted()
  }
}
