extension Presentation {
  /// Ends this presentation and all above it; only the topmost one is animated.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    for presentation in chain { presentation.running?.hurry() }
    // The end of what was under way ran client code, which may have dismissed this presentation.
    guard presenter?.presentation === self else {
      completion?()
      return
    }
    let leaving = Array(chain.reversed())
    let topmost = leaving[0]
    let animates = animated && UIView.areAnimationsEnabled && topmost.isLive
    for presentation in leaving {
      presentation.phase = .dismissing
      if presentation.container != nil { presentation.shownBy.dismissalTransitionWillBegin() }
    }
    for presentation in leaving {
      presentation.presented.beginAppearance(
        false, animated: animates && presentation === topmost, driver: .pair)
    }
    let reveals = isLive ? cover != nil : presenter?.appearance.state == .disappearing
    if reveals { presenter?.beginAppearance(true, animated: animates, driver: .pair) }
    let uncovered = cover
    cover?.restore()
    cover = nil

    let finish = { [weak self] (completed: Bool) -> Void in
      uncovered?.takeBack(from: self?.container)
      self?.finishDismissing(
        revealing: reveals, completed: completed, completion: completion)
    }
    guard animates, let container = topmost.container else { return finish(true) }
    let animator = topmost.presented.transitioningDelegate?.animationController(
      forDismissed: topmost.presented)
    let context = TransitionContext(
      container: container, from: topmost.presented, to: presenter,
      removing: topmost.shownBy.presentedView,
      adding: reveals ? presenter?.viewIfLoaded : nil,
      finalFrame: presenter?.viewIfLoaded?.frame ?? .zero,
      style: topmost.shownBy.presentationStyle)
    let transition = RunningTransition(context, animator: animator, whenOver: finish)
    transition.interactor = animator.flatMap { animator in
      topmost.presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    run(transition)
  }

  private func finishDismissing(
    revealing: Bool, completed: Bool, completion: (() -> Void)?
  ) {
    running = nil
    let leaving = Array(chain.reversed())
    guard completed else { return cancelDismissing(leaving, revealing: revealing) }
    for presentation in leaving {
      presentation.removeContainer()
      presentation.cover = nil
    }
    if revealing {
      presenter?.viewIfLoaded?.layoutIfNeeded()
      presenter?.endAppearance()
    }
    for presentation in leaving { presentation.presented.endAppearance() }
    for presentation in leaving {
      presentation.shownBy.dismissalTransitionDidEnd(true)
      presentation.structurallyUnrelate()
    }
    completion?()
  }

  /// Undoes what has been done when an animator says that the dismissal was cancelled.
  private func cancelDismissing(_ leaving: [Presentation], revealing: Bool) {
    if revealing {
      presenter?.beginAppearance(false, animated: true, driver: .pair)
      if let view = presenter?.viewIfLoaded { cover = CoveredView(view) }
      presenter?.endAppearance()
    }
    for presentation in leaving.reversed() {
      presentation.phase = .presented
      if presentation.presented.appearance.state == .disappearing {
        presentation.presented.beginAppearance(true, animated: true, driver: .pair)
        presentation.presented.endAppearance()
      }
      presentation.shownBy.dismissalTransitionDidEnd(false)
    }
  }
}
