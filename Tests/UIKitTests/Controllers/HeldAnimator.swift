import UIKit

/// An animator that waits until the test completes its transition.
final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var ended: [Bool] = []
  var addsNewView = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if addsNewView, let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
