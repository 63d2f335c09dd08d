extension UIView {
  /// What of the superview's safe area reaches into this view, as UIKit documents. Windows have one of
  /// their own, so outside a window there is none.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    return superview.safeAreaInsets.carried(into: self)
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
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.safeAreaMayHaveChanged()
    }
  }
}
