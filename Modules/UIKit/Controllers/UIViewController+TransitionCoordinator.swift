extension UIViewController {
  /// The transition in which the controller, or an ancestor, takes part, while it is animated.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator
  }

  /// The transition under way in which this controller or one around it takes part.
  var runningTransition: RunningTransition? {
    ownPresentation?.running ?? presentation?.running ?? container?.containerTransition
      ?? parent?.runningTransition ?? storedView?.window?.sizeTransition
  }
}
