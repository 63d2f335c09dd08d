extension UIViewController {
  /// The transition under way in which this controller or one around it takes part.
  var runningTransition: RunningTransition? {
    ownPresentation?.running ?? presentation?.running ?? container?.containerTransition
      ?? parent?.runningTransition ?? storedView?.window?.sizeTransition
  }
}
