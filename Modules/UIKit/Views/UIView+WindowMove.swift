extension UIView {
  /// Tells this view and those below, parents first, which window they will be in.
  func announceMove(toWindow newWindow: UIWindow?) {
    owningController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.announceMove(toWindow: newWindow)
    }
  }

  /// After a move: ends first-responder status that was held in another window, and tells this view and
  /// those below, parents first, that their window changed, if it did.
  func finishMove(from oldWindow: UIWindow?) {
    let newWindow = window
    guard oldWindow !== newWindow else { return }
    dropFirstResponderOnLeaving(oldWindow)
    var controllers: [UIViewController] = []
    announceMoved(to: newWindow, collecting: &controllers)
    for controller in controllers { controller.viewDidMoveToWindow() }
    for controller in controllers.reversed() { controller.finishMove() }
  }

  /// Notes the controllers that are met, whose appearance follows once all views have been told.
  private func announceMoved(
    to window: UIWindow?, collecting controllers: inout [UIViewController]
  ) {
    if let owningController { controllers.append(owningController) }
    didMoveToWindow()
    for subview in storedSubviews where subview.storedSuperview === self {
      // A callback may have moved the subtree on; that move told it itself.
      guard self.window === window else { return }
      subview.announceMoved(to: window, collecting: &controllers)
    }
  }
}
