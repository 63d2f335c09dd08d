extension UIView {
  /// What of the superview's safe area reaches into this view, and what its controller adds, as UIKit
  /// documents. Windows have one of their own, so outside a window there is none.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    let inherited = superview.safeAreaInsets.carried(into: self)
    return owningController.map { inherited + $0.safeAreaAddition } ?? inherited
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
