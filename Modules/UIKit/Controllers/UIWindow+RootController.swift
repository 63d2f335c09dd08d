extension UIWindow {
  func setRootViewController(_ controller: UIViewController?) {
    guard controller !== storedRootViewController else { return }
    storedRootViewController?.viewIfLoaded?.removeFromSuperview()
    storedRootViewController = controller
    if !isHidden { installRootView() }
  }

  /// Puts the root controller's view into the window, once the window is visible.
  func installRootView() {
    guard let view = storedRootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
