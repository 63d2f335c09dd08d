extension UIView {
  /// What of the superview's safe area reaches into this view, and what its controller adds, as UIKit
  /// documents. Windows have one of their own, so outside a window there is none.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    let inherited = superview.safeAreaInsets(for: self)
    return owningController.map { inherited + $0.safeAreaAddition } ?? inherited
  }

  /// What of the view's safe area reaches into a subview.
  ///
  /// Scrolling moves content into and out of the safe area all the time: what lies in a scroll view
  /// has the part that its superview's insets do not keep it out of, as when the content rests at its
  /// start (own decision).
  private func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
    let insets = safeAreaInsets
    guard insets != .zero, let scroller = self as? UIScrollView else {
      return insets.carried(into: subview)
    }
    return scroller.unadjustedSafeArea
  }

  /// Tells this view and those below whose safe area is another now than they were last told, parents
  /// first.
  func safeAreaMayHaveChanged() {
    let insets = safeAreaInsets
    let told = rare?.toldSafeAreaInsets ?? .zero
    guard insets != told else { return }
    ensureRare().toldSafeAreaInsets = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.safeAreaMayHaveChanged()
    }
  }
}
