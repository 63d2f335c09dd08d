extension UIViewController {
  /// What the safe area of the view has beyond what the superview gives it.
  var safeAreaAddition: UIEdgeInsets {
    settings.additionalSafeAreaInsets + settings.containerInsets
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      return Headless.report(
        .geometryNotFinite(view: misuseName, property: "additionalSafeAreaInsets"))
    }
    settings.additionalSafeAreaInsets = insets
    storedView?.safeAreaMayHaveChanged()
  }

  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != settings.containerInsets else { return }
    settings.containerInsets = insets
    storedView?.safeAreaMayHaveChanged()
    // A search covers the view, and the same bars cover it.
    (presentation?.presented as? UISearchController)?.setContainerInsets(insets)
  }
}
