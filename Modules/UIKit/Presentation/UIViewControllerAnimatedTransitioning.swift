public import Foundation

/// Animates one transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Performs the animation, and calls the context's `completeTransition(_:)` at its end.
  ///
  /// Adding the new view to the container is up to the animator.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Tells the animator that the transition is over; does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
