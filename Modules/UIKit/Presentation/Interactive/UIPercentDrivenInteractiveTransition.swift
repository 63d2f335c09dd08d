public import Foundation

/// Drives a transition's animator by a part of the whole, from 0 to 1.
///
/// The animations that the animator begins are held. When the transition is finished or cancelled, the
/// rest of them takes the rest of their time, or as long as they have run to go back; then their
/// completions are called. A cancelled transition is one that the animator completes with
/// `!transitionContext.transitionWasCancelled`, as animators do.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?
  private var progress: CGFloat = 0

  @inline(never) public override init() {
    super.init()
  }

  /// How long the whole transition takes, in seconds.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }

  /// How far the transition has come, from 0 to 1.
  open var percentComplete: CGFloat { progress }

  /// How fast the rest of the transition goes once the gesture has ended.
  open var completionSpeed: CGFloat = 1

  /// How the speed of the rest changes; headless it does not.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition begins with a gesture.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    progress = 0
    context = transitionContext as? TransitionContext
    context?.holdAnimations()
  }

  /// Says how far the gesture has brought the transition; other values than 0 to 1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN, let context, context.isInteractive else { return }
    progress = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(progress)
  }

  /// Holds an animation that runs by itself; here those that a gesture drives are held already.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Ends the gesture: the transition takes place.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    context.releaseAnimations(after: rest(1 - progress))
  }

  /// Ends the gesture: the transition goes back to where it began.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    context.releaseAnimations(after: rest(progress))
  }

  private func rest(_ part: CGFloat) -> TimeInterval {
    TimeInterval(duration * part / max(completionSpeed, 0.001))
  }
}
