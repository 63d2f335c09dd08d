import Foundation

extension UITabBarController {
  /// Selects the controller and, if the tab bar controller is on the screen, shows it.
  func changeSelection(to controller: UIViewController?, byUser: Bool = false) {
    guard controller !== selected else { return }
    tabTransition?.hurry()
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    showSelected(animated: byUser)
  }

  /// Installs the selected controller as the tab bar controller begins to appear.
  func installSelected() {
    guard let selected, installed?.controller !== selected, let view = viewIfLoaded else { return }
    installed?.remove()
    installed = nil
    selected.beginAppearance(true, animated: appearance.isAnimated, driver: .parent)
    guard selected === self.selected, installed == nil else { return }
    installed = InstalledChild(selected, in: view, at: 0)
  }

  /// Client code that runs along may select another controller, so this goes on until the selected one
  /// is shown.
  private func showSelected(animated: Bool) {
    guard !isShowingSelection else { return }
    guard appearance.isOnScreen else {
      installed?.remove()
      installed = nil
      return
    }
    isShowingSelection = true
    while installed?.controller !== selected, tabTransition == nil, appearance.isOnScreen {
      exchangeSelected(animated: animated)
    }
    isShowingSelection = false
  }

  private func exchangeSelected(animated: Bool) {
    let old = installed
    guard let new = selected, let view = viewIfLoaded else {
      old?.controller.beginAppearance(false, animated: false, driver: .pair)
      old?.remove()
      installed = nil
      old?.controller.endAppearance()
      return
    }
    let animator = animated && isInVisibleWindow ? animator(from: old?.controller, to: new) : nil
    new.beginAppearance(true, animated: animator != nil, driver: .pair)
    old?.controller.beginAppearance(false, animated: animator != nil, driver: .pair)
    departing = old
    installed = InstalledChild(new, in: view, at: old == nil ? 0 : 1)
    let finish = { [weak self] (_: Bool) -> Void in self?.finishExchange(to: new) }
    guard let animator, UIView.areAnimationsEnabled else { return finish(true) }
    old?.wrapper.handToAnimator()
    let context = TransitionContext(
      container: view, from: old?.controller, to: new, removing: old?.controller.viewIfLoaded,
      adding: new.viewIfLoaded, finalFrame: view.bounds)
    let transition = RunningTransition(context, animator: animator, whenOver: finish)
    tabTransition = transition
    transition.start(duration: 0)
  }

  private func finishExchange(to new: UIViewController) {
    let wasRunning = tabTransition != nil
    tabTransition = nil
    let old = departing
    departing = nil
    installed?.wrapper.takeBack()
    view.layoutIfNeeded()
    old?.remove()
    old?.controller.endAppearance()
    if appearance.state == .appearing {
      new.appearance.driver = .parent
    } else {
      new.endAppearance()
    }
    if wasRunning { showSelected(animated: false) }
  }

  private func animator(
    from old: UIViewController?, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
  }
}
