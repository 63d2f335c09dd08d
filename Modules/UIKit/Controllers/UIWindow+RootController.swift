extension UIWindow {
  /// Gives the window another root, with the callbacks that go along.
  ///
  /// While the window is hidden nothing is loaded or shown. What the old root presents leaves with it.
  func setRootViewController(_ controller: UIViewController?) {
    guard controller !== storedRootViewController else { return }
    if let controller, controller.parent != nil || controller.ownPresentation != nil {
      return Headless.report(.cannotBecomeRoot(controller: controller.misuseName))
    }
    controller?.rootWindow?.rootViewController = nil

    let old = storedRootViewController
    old?.presentation?.running?.hurry()
    old?.beginAppearance(false, animated: false, driver: .pair)
    // Client code ran and may have chosen another root.
    guard storedRootViewController === old else { return }
    let oldWrapper = rootWrapper
    structurallySetRootController(controller)
    rootWrapper = nil
    if isShown { beginShowingRoot() }
    oldWrapper?.takeAway()
    old?.endAppearance()
    old?.presentation?.uninstall()
    finishShowingRoot()
  }

  /// Lets all controllers in the window appear or disappear as the window itself does.
  func visibilityDidChange() {
    if isShown { beginShowingRoot() }
    let controllers = outermostControllers(in: self)
    for controller in controllers {
      controller.beginAppearance(isShown, animated: false, driver: .pair)
    }
    if isShown { layoutIfNeeded() }
    for controller in controllers { controller.endAppearance() }
    if isShown { storedRootViewController?.presentation?.installIfPossible() }
  }

  /// The one place where a window gets or loses its root controller.
  ///
  /// Of client code only listeners to the environment run in here, at the end, when the hierarchy is
  /// whole again.
  func structurallySetRootController(_ controller: UIViewController?) {
    let oldController = storedRootViewController
    oldController?.rootWindow = nil
    storedRootViewController = controller
    controller?.rootWindow = self
    oldController?.relinkEnvironment()
    controller?.relinkEnvironment()
  }

  private var isShown: Bool { !isHidden }

  /// Lets the root begin to appear, and puts its view behind everything else in the window.
  private func beginShowingRoot() {
    guard rootWrapper == nil, let root = storedRootViewController else { return }
    root.forgetStaleAppearance()
    root.beginAppearance(true, animated: false, driver: .pair)
    // Client code ran and may have chosen another root.
    guard root === storedRootViewController, rootWrapper == nil, let view = root.viewIfLoaded else {
      return
    }
    rootWrapper = ControllerWrapperView(of: view, in: self, at: 0)
  }

  private func finishShowingRoot() {
    guard isShown, let root = storedRootViewController else { return }
    rootWrapper?.layoutIfNeeded()
    root.endAppearance()
  }

  /// The controllers whose views lie in the view and in no other controller's, the hindmost first.
  private func outermostControllers(in view: UIView) -> [UIViewController] {
    view.subviews.flatMap { subview in
      subview.owningController.map { [$0] } ?? outermostControllers(in: subview)
    }
  }
}
