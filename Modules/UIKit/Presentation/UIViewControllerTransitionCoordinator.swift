public import Foundation

/// What code that animates along with a transition may know of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }

  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }

  /// Whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }

  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far a gesture has brought the transition, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The style of the presentation, or `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// One of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the views of the transition, if it is added or removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations along with a transition, and tells when it is over.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates along with the transition, and calls the completion when that is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler when a gesture no longer drives the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates along with the transition, for views outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
