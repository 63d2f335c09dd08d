// A controller whose view is added to, or removed from, a visible window by plain view calls appears
// and disappears by itself, as in UIKit; containers and presentations begin the transition before they
// move the view, so that nothing is left to do here.
extension UIViewController {
  /// The view, or one above it, is about to pass from one window to another, either of them none.
  func viewWillMove(toWindow newWindow: UIWindow?) {
    if appearance.isOnScreen, isInVisibleWindow, followsMoves {
      beginAppearance(false, animated: false, driver: .move)
    }
    if newWindow.map({ !$0.isHidden }) ?? false, !appearance.isInTransition, followsMoves {
      beginAppearance(true, animated: false, driver: parentIsAppearing ? .parent : .move)
    }
  }

  /// The move is done, and all views that took part were told.
  func viewDidMoveToWindow() {
    if appearance.state == .disappearing, appearance.driver == .move {
      endAppearance()
      // The view went straight from one window to another.
      if isInVisibleWindow, followsMoves {
        beginAppearance(true, animated: false, driver: parentIsAppearing ? .parent : .move)
      }
    }
    announceIsAppearing()
  }

  /// Ends an appearance that a move began, after every controller that took part was announced.
  ///
  /// A controller that is being added to a parent appears when `didMove(toParent:)` comes, as its view
  /// is rarely in its place before; should that call never come, at the next turn of the clock.
  func finishMove() {
    guard appearance.state == .appearing, appearance.driver == .move else { return }
    if isMovingToParent {
      Headless.clock.scheduleTransition { [weak self] in self?.finishAppearanceByMove() }
    } else {
      endAppearance()
    }
  }

  func finishAppearanceByMove() {
    guard appearance.state == .appearing, appearance.driver == .move, isInVisibleWindow else {
      return
    }
    endAppearance()
  }

  private var parentIsAppearing: Bool { parent?.appearance.state == .appearing }

  /// Whether nobody else is to say when this controller appears.
  private var followsMoves: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearance.isOnScreen || appearance.isOnScreen)
  }
}
