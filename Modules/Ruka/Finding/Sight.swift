import UIKit

/// What can be seen at one place of a hierarchy, given everything above it.
///
/// It is carried down from the window, one step for each view, so that a walk over a screen knows of
/// every view whether a person sees it, at a cost that does not grow with the depth.
@MainActor
struct Sight {
  /// Takes points of the place to the window.
  private var toWindow = CGAffineTransform.identity
  /// What the window and the clipping views above leave to be seen, in the window's coordinates.
  private var opening: CGRect

  /// The sight from within a window.
  init(into window: UIWindow) { opening = window.bounds }

  /// The sight from within the view that the walk comes to next.
  func into(_ view: UIView) -> Sight {
    var sight = self
    sight.toWindow = view.transformToSuperview.concatenating(toWindow)
    if view.clipsToBounds { sight.opening = opening.overlap(sight.rectangle(of: view)) }
    return sight
  }

  /// Whether something of a view's rectangle is left to be seen, from within the view that holds it.
  func shows(_ view: UIView) -> Bool {
    shows(view.bounds.applying(view.transformToSuperview.concatenating(toWindow)))
  }

  /// Where a view with this sight from within lies in the window.
  func rectangle(of view: UIView) -> CGRect { view.bounds.applying(toWindow) }

  /// Whether something of a rectangle in the window's coordinates is left to be seen.
  func shows(_ rectangle: CGRect) -> Bool { opening.meets(rectangle) }

  /// What of a rectangle in the window's coordinates is left to be seen.
  func shown(of rectangle: CGRect) -> CGRect { opening.overlap(rectangle) }
}

extension UIView {
  /// Whether the view, and so all that is in it, is there for nobody to see.
  var isUnseen: Bool { isHidden || alpha <= 0.01 }
}

extension CGRect {
  /// Whether the rectangles share a point, edges and rectangles without area included.
  func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// What the rectangles share, which may be without area; a rectangle that meets none if they share
  /// nothing.
  func overlap(_ other: CGRect) -> CGRect {
    guard meets(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
