// The order of calls follows what UIKit documents and, where it is silent, what logs of it show: a
// parent is told before its children that something will happen, and after them that it has happened.
extension UIViewController {
  /// Begins to appear or disappear, and takes the children along whose views lie in this one's.
  ///
  /// Nothing happens if the controller is already there or on its way. A transition in the other
  /// direction that is under way is cancelled: its end is not announced.
  func beginAppearance(_ appearing: Bool, animated: Bool, driver: AppearanceProgress.Driver) {
    guard appearance.isOnScreen != appearing else { return }
    appearance = AppearanceProgress(
      state: appearing ? .appearing : .disappearing, driver: driver, isAnimated: animated)
    if appearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }

    // Client code ran and may have turned the transition round.
    guard appearance.isInTransition, appearance.isOnScreen == appearing else { return }
    if appearing { container?.installChildForAppearance() }
    for child in childrenTakenAlong {
      child.beginAppearance(appearing, animated: animated, driver: .parent)
    }
    if driver != .parent { announceIsAppearing() }
  }

  /// Ends the transition that is under way, that of the children taken along first.
  func endAppearance() {
    guard appearance.isInTransition else { return }
    let state = appearance.state
    for child in children
    where child.appearance.state == state && child.appearance.driver == .parent {
      child.endAppearance()
    }
    guard appearance.state == state else { return }
    announceIsAppearing()

    let animated = appearance.isAnimated
    if state == .appearing {
      appearance.state = .appeared
      viewDidAppear(animated)
      container?.childrenDidAppear()
      if parentMove == .toParent { parentMove = nil }
      presentation?.installIfPossible()
    } else {
      appearance.state = .disappeared
      viewDidDisappear(animated)
      presentation?.uninstallIfStranded()
    }
  }

  /// Calls `viewIsAppearing` here and in the children taken along, once in a transition, as soon as
  /// the view is in a visible window.
  func announceIsAppearing() {
    guard appearance.state == .appearing, isInVisibleWindow else { return }
    if !appearance.hasAnnouncedIsAppearing {
      appearance.hasAnnouncedIsAppearing = true
      // From here on the controller may rely on its traits.
      traitNode.update()
      viewIsAppearing(appearance.isAnimated)
    }
    for child in children where child.appearance.driver == .parent { child.announceIsAppearing() }
  }

  func endTransitionOfPair() {
    guard appearance.isInTransition else {
      return Headless.report(.unbalancedAppearanceTransition(controller: misuseName))
    }
    endAppearance()
  }

  /// Forgets without a word that the controller was on the screen, after its window went away.
  func forgetStaleAppearance() {
    guard appearance.isOnScreen, viewIfLoaded?.window == nil else { return }
    appearance = AppearanceProgress()
    for child in children { child.forgetStaleAppearance() }
  }

  var isInVisibleWindow: Bool {
    storedView?.window.map { !$0.isHidden } ?? false
  }

  private var childrenTakenAlong: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return children.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }
}
