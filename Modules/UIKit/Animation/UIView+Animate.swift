public import Foundation

// The blocks run at once and change their views for good; completions run on the virtual clock when
// the animation is over, always with `true`. With a duration of zero that is the next turn of the
// clock, as Apple documents.
extension UIView {
  /// Changes views with an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes views with an animation that starts after a delay; the changes are made at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      .init(duration: duration, delay: delay, options: options),
      changes: animations, completion: completion)
  }

  /// Changes views with an animation that moves like a spring; headless only its duration counts.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views with an animation that moves like a spring; headless only its duration counts.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      .init(duration: duration, delay: delay, options: options),
      changes: animations, completion: completion)
  }

  /// Changes views in keyframes, which the block adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      .init(duration: duration, delay: delay, options: options),
      changes: animations, completion: completion)
  }

  /// Adds a keyframe to the animation around it; its changes are made at once, in the order of adding.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Changes a container with a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      .init(duration: duration, delay: 0, options: options),
      changes: { animations?() }, completion: completion)
  }

  /// Puts one view in the place of another with a transition.
  ///
  /// The old view leaves its superview for the new one, or with `.showHideTransitionViews` is hidden and
  /// the new one shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      .init(duration: duration, delay: 0, options: options),
      changes: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
