import UIKit

/// A walk over some view and everything below it, parents first, in the order of the tree.
@MainActor
struct ScreenWalk {
  /// Siblings on the way, of which some may have been visited.
  private struct Level {
    let views: [UIView]
    /// The sight into the view that holds them.
    let sight: Sight
    /// Whether they lie in a control, of which they are only parts.
    let isPart: Bool
    var next = 0
  }

  /// Calls the body for each view that is not hidden or transparent with all above it, with the sight
  /// into the view that holds it, and whether it is a part of a control.
  ///
  /// The lists of siblings keep the views alive, so that a step costs as little as it can.
  static func visitUnhidden(
    from root: UIView, _ body: (_ view: UIView, _ sight: Sight, _ isPart: Bool) -> Void
  ) {
    guard let sight = root.sightFromSuperview,
      !sequence(first: root, next: \.superview).contains(where: \.isUnseen)
    else { return }
    var levels = [Level(views: [root], sight: sight, isPart: root.enclosingControl != nil)]
    while let level = levels.indices.last {
      let index = levels[level].next
      guard index < levels[level].views.count else {
        levels.removeLast()
        continue
      }
      levels[level].next = index + 1
      let view = levels[level].views[index]
      guard !view.isUnseen else { continue }
      body(view, levels[level].sight, levels[level].isPart)
      let subviews = view.subviewsAsRead
      guard !subviews.isEmpty else { continue }
      levels.append(
        Level(
          views: subviews, sight: levels[level].sight.into(view),
          isPart: levels[level].isPart || view.isControl))
    }
  }
}

extension UIView {
  /// Calls the body for the view and everything below it, parents first.
  func visitSelfAndDescendants(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviewsAsRead.reversed())
    }
  }

  /// The subviews in the order in which a person reads them: in lists, where a cell may be used again
  /// for any place, from the top, and in a line from the left; else from the back.
  var subviewsAsRead: [UIView] {
    let subviews = subviews
    guard subviews.count > 1, self is UIScrollView, self is UITableView || self is UICollectionView
    else { return subviews }
    return subviews.enumerated().sorted { first, second in
      let (one, other) = (first.element.frame.origin, second.element.frame.origin)
      return (one.y, one.x, first.offset) < (other.y, other.x, second.offset)
    }.map(\.element)
  }
}
