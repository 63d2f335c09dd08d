public import UIKit

extension UIViewControllerContextTransitioning {
  /// Animates for a second, and completes the transition as it then stands.
  @MainActor public func completeAfterAnimation() {
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      self.completeTransition(!self.transitionWasCancelled)
    }
  }
}
