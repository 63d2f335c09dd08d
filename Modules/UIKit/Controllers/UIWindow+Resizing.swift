import Foundation

extension UIWindow {
  /// How long it takes to turn a device, in seconds.
  private static let turnDuration: TimeInterval = 0.3

  /// Gives the window another size, as a device that is turned does: tells the controllers before it
  /// happens, lays out, and runs what they want to run along and afterwards.
  ///
  /// A change of traits is told first. The program's own changes of traits are not told so, only those
  /// that come with a change of the screen.
  func resize(
    to size: CGSize, traits: ((inout any UIMutableTraits) -> Void)? = nil, _ change: () -> Void
  ) {
    guard size != bounds.size || traits != nil, !isHidden, let rootWrapper,
      let root = rootViewController
    else { return change() }
    sizeTransition?.hurry()
    let context = TransitionContext(
      container: rootWrapper, from: root, to: root, removing: nil, adding: nil,
      finalFrame: CGRect(origin: .zero, size: size))
    let transition = RunningTransition(context, animator: nil) { [weak self] _ in
      self?.sizeTransition = nil
    }
    sizeTransition = transition
    let presentations = root.presentation?.chain.filter { $0.container != nil } ?? []
    if let traits {
      let collection = root.traitCollection.modifyingTraits(traits)
      root.willTransition(to: collection, with: context)
      for presentation in presentations {
        presentation.shownBy.willTransition(to: collection, with: context)
      }
    }
    if size != bounds.size {
      root.viewWillTransition(to: size, with: context)
      for presentation in presentations {
        presentation.shownBy.viewWillTransition(to: size, with: context)
      }
    }
    change()
    updateTraitsIfNeeded()
    layoutIfNeeded()
    guard UIView.areAnimationsEnabled else { return transition.hurry() }
    transition.start(duration: Self.turnDuration)
  }
}

extension UIViewController {
  /// Tells those children whose size changes when this controller's view gets the size.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}

extension UIPresentationController {
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    let childSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard childSize != presented.viewIfLoaded?.bounds.size else { return }
    presented.viewWillTransition(to: childSize, with: coordinator)
  }
}
