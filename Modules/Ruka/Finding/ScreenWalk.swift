import UIKit

/// A walk over some view and everything below it, parents first, in the order of the tree.
@MainActor
struct ScreenWalk {
  /// One view on the way.
  struct Place {
    let view: UIView
    /// The sight into the view that holds it.
    fileprivate let sight: Sight
    /// Whether it lies in a control, of which it is only a part.
    let isPart: Bool

    /// Whether something of the view's rectangle is on the screen and not cut off.
    @MainActor var isShown: Bool { sight.shows(sight.into(view).rectangle(of: view)) }
  }

  /// Calls the body for each view that is not hidden or transparent with all above it.
  static func visitUnhidden(from root: UIView, _ body: (Place) -> Void) {
    guard let sight = root.sightFromSuperview,
      !sequence(first: root, next: \.superview).contains(where: \.isUnseen)
    else { return }
    var stack = [Place(view: root, sight: sight, isPart: root.enclosingControl != nil)]
    while let place = stack.popLast() {
      body(place)
      let subviews = place.view.subviews
      guard !subviews.isEmpty else { continue }
      let inner = place.sight.into(place.view)
      let isPart = place.isPart || place.view.isControl
      for subview in subviews.reversed() where !subview.isUnseen {
        stack.append(Place(view: subview, sight: inner, isPart: isPart))
      }
    }
  }
}

extension UIView {
  /// Calls the body for the view and everything below it, parents first.
  func visitSelfAndDescendants(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }
}
