extension UIView {
  /// Tells this view and those below, parents first, which window they will be in.
  func announceMove(toWindow newWindow: UIWindow?) {
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
    announceMoved(to: newWindow)
  }

  private func announceMoved(to window: UIWindow?) {
    didMoveToWindow()
    for subview in storedSubviews where subview.storedSuperview === self {
      // A callback may have moved the subtree on; that move told it itself.
      guard self.window === window else { return }
      subview.announceMoved(to: window)
    }
  }
}
