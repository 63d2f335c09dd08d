extension UIView {
  /// Where among its new siblings a view goes.
  enum Placement {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  var windowAbove: UIWindow? {
    var view: UIView = self
    while let above = view.storedSuperview { view = above }
    return view as? UIWindow
  }

  /// Adds the view, with UIKit's callbacks in UIKit's order.
  ///
  /// `willMove(toWindow:)` down the subtree, `willMove(toSuperview:)`, the move, `didMoveToWindow` down
  /// the subtree, `didMoveToSuperview`, the new superview's `didAddSubview`; first of all the old
  /// superview's `willRemoveSubview`. The window's callbacks come only if the window changes. A view
  /// that is already here is only reordered.
  func place(_ view: UIView, at placement: Placement) {
    guard mayBecomeSuperview(of: view), accepts(placement, for: view) else { return }
    if view.storedSuperview === self {
      reorder(view, to: index(for: placement, without: view))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.storedSuperview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)

    // The callbacks may have changed the tree.
    guard mayBecomeSuperview(of: view), accepts(placement, for: view) else { return }
    view.structurallyMove(to: self, at: index(for: placement, without: view))
    setNeedsLayout()
    view.carryPendingLayoutUp()

    view.finishMove(from: oldWindow)
    view.didMoveToSuperview()
    if view.storedSuperview === self { didAddSubview(view) }
  }

  func leaveSuperview() {
    guard let oldSuperview = storedSuperview else { return }
    let oldWindow = window
    oldSuperview.willRemoveSubview(self)
    if oldWindow != nil { announceMove(toWindow: nil) }
    willMove(toSuperview: nil)

    guard storedSuperview === oldSuperview else { return }
    structurallyMove(to: nil, at: 0)
    oldSuperview.setNeedsLayout()

    finishMove(from: oldWindow)
    didMoveToSuperview()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard view.storedSuperview === self else {
      return Headless.report(.notASubview(view: view.misuseName, superview: misuseName))
    }
    guard storedSubviews[index] !== view else { return }
    view.structurallyMove(to: self, at: index)
    setNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    for index in [first, second] where !storedSubviews.indices.contains(index) {
      return Headless.report(
        .subviewIndexOutOfRange(
          index: index, count: storedSubviews.count, superview: misuseName))
    }
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lowView, highView) = (storedSubviews[low], storedSubviews[high])
    highView.structurallyMove(to: self, at: low)
    lowView.structurallyMove(to: self, at: high)
    setNeedsLayout()
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func mayBecomeSuperview(of view: UIView) -> Bool {
    guard isDescendant(of: view) else { return true }
    Headless.report(.viewCycle(view: view.misuseName, superview: misuseName))
    return false
  }

  private func accepts(_ placement: Placement, for view: UIView) -> Bool {
    switch placement {
    case .front:
      return true
    case .index(let index):
      if index >= 0 { return true }
      Headless.report(
        .subviewIndexOutOfRange(index: index, count: storedSubviews.count, superview: misuseName))
      return false
    case .above(let sibling), .below(let sibling):
      if sibling.storedSuperview === self { return true }
      Headless.report(.notASubview(view: sibling.misuseName, superview: misuseName))
      return false
    }
  }

  /// The index that the placement means when the view itself is not counted.
  private func index(for placement: Placement, without view: UIView) -> Int {
    let siblings = storedSubviews.filter { $0 !== view }
    switch placement {
    case .front:
      return siblings.count
    case .index(let index):
      return min(index, siblings.count)
    case .above(let sibling):
      return siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count
    case .below(let sibling):
      return siblings.firstIndex { $0 === sibling } ?? siblings.count
    }
  }
}
