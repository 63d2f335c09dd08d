import Foundation

extension Presentation {
  /// How long UIKit's own modal animations take, in seconds.
  static let usualDuration: TimeInterval = 0.4

  /// Shows the presentation without animation if the presenter is on the screen and it is not shown.
  func installIfPossible() {
    guard container == nil, phase == .presented, let presenter, presenter.isInVisibleWindow else {
      return
    }
    install(animated: false, source: presenter, completion: nil)
  }

  /// Shows the presentation; the presenter is in a visible window.
  func install(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
    guard let presenter else { return }
    phase = .presenting
    presented.loadViewIfNeeded()
    let removesPresenter = shownBy.shouldRemovePresentersView
    if removesPresenter { presenter.beginAppearance(false, animated: animated, driver: .pair) }
    presented.beginAppearance(true, animated: animated, driver: .pair)
    // Client code ran and may have dismissed the presentation or moved the presenter.
    guard presenter.presentation === self, phase == .presenting,
      let container = addContainer(for: presenter)
    else { return }
    shownBy.presentationTransitionWillBegin()
    let animates = animated && UIView.areAnimationsEnabled
    let animator =
      animates
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let view = shownBy.presentedView
    view?.frame = shownBy.frameOfPresentedViewInContainerView
    if animator == nil, let view { container.addSubview(view) }

    let finish = { [weak self] (completed: Bool) -> Void in
      self?.finishInstalling(completed: completed, completion: completion)
    }
    guard animates, isLive else { return finish(true) }
    let context = TransitionContext(
      container: container, from: presenter, to: presented,
      removing: removesPresenter ? presenter.viewIfLoaded : nil, adding: view,
      finalFrame: shownBy.frameOfPresentedViewInContainerView, style: shownBy.presentationStyle)
    let transition = RunningTransition(context, animator: animator, whenOver: finish)
    transition.interactor = animator.flatMap { animator in
      presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    run(transition)
  }

  private func finishInstalling(completed: Bool, completion: (() -> Void)?) {
    running = nil
    guard completed else { return cancelInstalling() }
    if let view = shownBy.presentedView, let container, view.superview == nil {
      container.addSubview(view)
    }
    container?.layoutIfNeeded()
    if shownBy.shouldRemovePresentersView, let view = presenter?.viewIfLoaded {
      cover = CoveredView(view)
    }
    presented.endAppearance()
    if shownBy.shouldRemovePresentersView { presenter?.endAppearance() }
    if phase == .presenting { phase = .presented }
    shownBy.presentationTransitionDidEnd(true)
    completion?()
  }

  /// Undoes what has been done when an animator says that the presentation was cancelled.
  private func cancelInstalling() {
    phase = .dismissing
    presented.beginAppearance(false, animated: true, driver: .pair)
    removeContainer()
    presented.endAppearance()
    if shownBy.shouldRemovePresentersView {
      presenter?.beginAppearance(true, animated: true, driver: .pair)
      presenter?.endAppearance()
    }
    shownBy.presentationTransitionDidEnd(false)
    structurallyUnrelate()
  }

  /// Takes the views away, with those of what is presented above, after the presenter has left the
  /// window; the relation stays.
  func uninstall() {
    presented.presentation?.uninstall()
    running?.hurry()
    guard container != nil else { return }
    presented.beginAppearance(false, animated: false, driver: .pair)
    removeContainer()
    cover = nil
    presented.endAppearance()
  }

  /// The same if the presenter's view has left the window otherwise than for this presentation.
  func uninstallIfStranded() {
    guard cover == nil, phase == .presented, presenter?.viewIfLoaded?.window == nil else { return }
    uninstall()
  }

  func removeContainer() {
    shownBy.presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
  }

  func run(_ transition: RunningTransition) {
    running = transition
    transition.start(duration: Presentation.usualDuration)
  }

  /// Puts a container into the window, or just above the presenter's view.
  private func addContainer(for presenter: UIViewController) -> PresentationContainerView? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    let inWindow = shownBy.shouldPresentInFullscreen || view.superview == nil
    let container = PresentationContainerView(
      frame: inWindow ? window.bounds : view.frame, presentationController: shownBy)
    self.container = container
    shownBy.container = container
    if inWindow {
      window.addSubview(container)
    } else {
      view.superview?.insertSubview(container, aboveSubview: view)
    }
    return container
  }
}
