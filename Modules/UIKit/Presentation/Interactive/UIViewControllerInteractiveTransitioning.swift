public import Foundation

/// Drives a transition as far as a gesture says.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; from here on the object says how far it has come.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest of the transition goes once the gesture has ended; 1 unless implemented.
  var completionSpeed: CGFloat { get }

  /// How the speed of the rest changes; headless it does not.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins with a gesture; `true` unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
