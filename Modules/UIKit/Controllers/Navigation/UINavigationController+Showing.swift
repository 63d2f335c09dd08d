import Foundation

extension UINavigationController {
  /// How long the usual animation of a push or a pop takes, in seconds.
  static let usualDuration: TimeInterval = 0.35

  /// Brings the top of the stack on the screen, if the navigation controller is there.
  ///
  /// Client code that runs along may change the stack again, so this goes on until the top is shown.
  func showTop(from old: [UIViewController]) {
    guard !changes.isShowing else { return }
    guard appearance.isOnScreen else { return followStackOffScreen() }
    changes.isShowing = true
    var before = old
    while installed?.controller !== stack.last, stackTransition == nil, appearance.isOnScreen {
      let now = stack
      exchangeTop(from: before)
      before = now
    }
    changes.isShowing = false
    if stackTransition == nil { settleStack() }
  }

  /// Installs the top as the navigation controller begins to appear.
  func installTop() {
    guard let top = topViewController, installed?.controller !== top, let view = viewIfLoaded else {
      return
    }
    installed?.remove()
    installed = nil
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
    top.beginAppearance(true, animated: appearance.isAnimated, driver: .parent)
    guard top === topViewController, installed == nil else { return }
    installed = InstalledChild(top, in: view, at: 0)
    changes.owesDidShow = true
  }

  func announceFirstShow() {
    guard changes.owesDidShow, let top = topViewController, installed?.controller === top else {
      return
    }
    changes.owesDidShow = false
    delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
  }

  /// Takes away the view of a controller that is no longer on top; the new top's comes when the
  /// navigation controller appears.
  private func followStackOffScreen() {
    if installed?.controller !== topViewController {
      installed?.remove()
      installed = nil
    }
    settleStack()
  }

  private func exchangeTop(from oldStack: [UIViewController]) {
    let animated = changes.isAnimated
    let old = installed
    guard let top = topViewController, let view = viewIfLoaded else {
      old?.controller.beginAppearance(false, animated: animated, driver: .pair)
      old?.remove()
      installed = nil
      old?.controller.endAppearance()
      return
    }
    let isPop = oldStack.contains(top)
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
    old?.controller.beginAppearance(false, animated: animated, driver: .pair)
    top.beginAppearance(true, animated: animated, driver: .pair)

    let animates = animated && UIView.areAnimationsEnabled && isInVisibleWindow && old != nil
    let animator = animates ? animator(isPop: isPop, from: old?.controller, to: top) : nil
    departing = old
    installed = InstalledChild(top, in: view, at: isPop ? 0 : (old == nil ? 0 : 1))
    let finish = { [weak self] (completed: Bool) -> Void in
      self?.finishExchange(to: top, restoring: oldStack, completed: completed)
    }
    guard animates else { return finish(true) }
    if animator != nil { old?.wrapper.handToAnimator() }
    let context = TransitionContext(
      container: view, from: old?.controller, to: top, removing: old?.controller.viewIfLoaded,
      adding: top.viewIfLoaded, finalFrame: view.bounds)
    let transition = RunningTransition(context, animator: animator, whenOver: finish)
    transition.interactor = animator.flatMap { animator in
      delegate?.navigationController(self, interactionControllerFor: animator)
    }
    stackTransition = transition
    transition.start(duration: UINavigationController.usualDuration)
  }

  private func finishExchange(
    to top: UIViewController, restoring oldStack: [UIViewController], completed: Bool
  ) {
    let wasRunning = stackTransition != nil
    stackTransition = nil
    let old = departing
    departing = nil
    guard completed else { return cancelExchange(old, restoring: oldStack) }
    installed?.wrapper.takeBack()
    view.layoutIfNeeded()
    old?.remove()
    old?.controller.endAppearance()
    endIfAtRest(top)
    delegate?.navigationController(self, didShow: top, animated: wasRunning)
    // An exchange that took time settles here; others are settled by the loop that they are part of.
    if wasRunning { showTop(from: stack) }
  }

  /// Goes back to the old top when an animator says that the change was cancelled.
  private func cancelExchange(_ old: InstalledChild?, restoring oldStack: [UIViewController]) {
    let cancelled = installed
    installed = old
    old?.wrapper.takeBack()
    cancelled?.controller.beginAppearance(false, animated: true, driver: .pair)
    cancelled?.remove()
    cancelled?.controller.endAppearance()
    old?.controller.beginAppearance(true, animated: true, driver: .pair)
    if let controller = old?.controller { endIfAtRest(controller) }
    for controller in oldStack { controller.parentMove = nil }
    changes.leaving.removeAll { controller in oldStack.contains { $0 === controller } }
    changes.leaving += stack.filter { controller in !oldStack.contains { $0 === controller } }
    changes.arriving.removeAll { controller in !oldStack.contains { $0 === controller } }
    stack = oldStack
    stackDidChange(animated: true)
    settleStack()
  }

  /// Ends a child's appearance, unless the navigation controller is still appearing itself: then the
  /// child's appearance ends along with its own.
  private func endIfAtRest(_ child: UIViewController) {
    if appearance.state == .appearing {
      child.appearance.driver = .parent
    } else {
      child.endAppearance()
    }
  }

  private func animator(
    isPop: Bool, from old: UIViewController?, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
  }
}
