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

  /// Adds the view, with UIKit's callbacks in the order that it was seen to use.
  ///
  /// `willMove(toWindow:)` down the subtree, `willMove(toSuperview:)`, the old superview's
  /// `willRemoveSubview`, the move, `didMoveToWindow` down the subtree, `didMoveToSuperview`, the new
  /// superview's `didAddSubview`. The window's callbacks come only if the window changes. A view that
  /// is already here is only reordered, without any.
  func place(_ view: UIView, at placement: Placement) {
    guard mayBecomeSuperview(of: view), accepts(placement, for: view) else { return }
    if view.storedSuperview === self {
      reorder(view, to: index(for: placement, without: view))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.tintColor
    if oldWindow !== newWindow {
      view.resignFirstResponderBeforeLeaving(oldWindow)
      view.announceMove(toWindow: newWindow)
    }
    view.willMove(toSuperview: self)
    view.storedSuperview?.willRemoveSubview(view)

    // The callbacks are client code, which may have changed the tree.
    guard mayBecomeSuperview(of: view), accepts(placement, for: view) else { return }
    let oldSuperview = view.storedSuperview
    view.structurallyMove(to: self, at: index(for: placement, without: view))
    oldSuperview?.setNeedsLayout()
    setNeedsLayout()
    view.carryPendingWorkUp()

    view.finishMove(from: oldWindow)
    view.didMoveToSuperview()
    view.announceTint(insteadOf: oldTint)
    view.safeAreaMayHaveChanged()
    if view.storedSuperview === self { didAddSubview(view) }
  }

  /// Removes the view from its superview, with UIKit's callbacks in the order that it was seen to use.
  ///
  /// `willMove(toSuperview:)`, `willMove(toWindow:)` down the subtree, the superview's
  /// `willRemoveSubview`, the removal, `didMoveToWindow` down the subtree, `didMoveToSuperview`.
  func leaveSuperview() {
    guard let oldSuperview = storedSuperview else { return }
    let oldWindow = window
    let oldTint = tintColor
    resignFirstResponderBeforeLeaving(oldWindow)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(toWindow: nil) }
    oldSuperview.willRemoveSubview(self)

    guard storedSuperview === oldSuperview else { return }
    structurallyMove(to: nil, at: 0)
    oldSuperview.setNeedsLayout()

    finishMove(from: oldWindow)
    didMoveToSuperview()
    announceTint(insteadOf: oldTint)
    safeAreaMayHaveChanged()
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

  func isBelowOrEqual(to view: UIView) -> Bool {
    var above: UIView? = self
    while let next = above {
      if next === view { return true }
      above = next.storedSuperview
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func mayBecomeSuperview(of view: UIView) -> Bool {
    guard isBelowOrEqual(to: view) else { return true }
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
    let isHere = view.storedSuperview === self
    let count = isHere ? storedSubviews.count - 1 : storedSubviews.count
    switch placement {
    case .front: return count
    case .index(let index): return min(index, count)
    case .above(let sibling): return position(of: sibling, without: view) { $0 + 1 } ?? count
    case .below(let sibling): return position(of: sibling, without: view) { $0 } ?? count
    }
  }

  /// What the sibling's index among the others gives, or `nil` if it is the view itself.
  private func position(
    of sibling: UIView, without view: UIView, _ place: (Int) -> Int
  ) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }.map(place)
  }
}
