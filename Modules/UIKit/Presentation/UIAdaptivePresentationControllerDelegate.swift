public import Foundation

/// Decides how a presentation adapts to little room, and hears of dismissals by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to adapt to where the width is compact; `.none` keeps the original.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The style to adapt to under the traits; `.none` keeps the original. It asks
  /// ``adaptivePresentationStyle(for:)`` unless implemented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Lets the delegate prepare the presentation controller to which the presentation was adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Asks whether the user may dismiss the controller by a gesture; yes unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that a gesture has begun to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that a gesture has dismissed the controller; calls of `dismiss` are not told.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user tried to dismiss the controller by a gesture, but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.ownAdaptivePresentationStyle
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
