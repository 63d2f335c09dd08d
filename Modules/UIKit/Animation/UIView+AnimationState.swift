public import Foundation

extension UIView {
  /// Whether animations take time; true unless switched off.
  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Switches animations on or off for all views.
  ///
  /// While they are off, changes are made and completions called at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areEnabled = enabled
  }

  /// Runs the block with animations off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
  }

  /// The duration of the animation whose block is running, in seconds, or zero.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.runningDurations.last ?? 0
  }
}
