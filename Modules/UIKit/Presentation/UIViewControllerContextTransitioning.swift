public import Foundation

/// What an animator knows of its transition, and through which it says that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation, or `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation that the transition has to apply; always none.
  var targetTransform: CGAffineTransform { get }

  /// Says that the animation is over, and whether the transition took place.
  func completeTransition(_ didComplete: Bool)

  /// Says how far the gesture has brought the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the gesture has ended and the transition will take place.
  func finishInteractiveTransition()

  /// Says that the gesture has ended and the transition will not take place.
  func cancelInteractiveTransition()

  /// Says that a gesture holds the animation.
  func pauseInteractiveTransition()

  /// One of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the views of the transition, if it is added or removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame with which the controller's view starts, or zero if it is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame with which the controller's view ends, or zero if it leaves the screen.
  func finalFrame(for vc: UIViewController) -> CGRect
}
