public import Foundation

/// What has contents whose size others take part in deciding: controllers and presentation
/// controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container would like to have.
  var preferredContentSize: CGSize { get }

  /// Tells the container that a child of it wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that the container gives a child when it has itself the size of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells the container that it is about to get another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells the container that the size classes are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  func setPreferredContentSize(_ size: CGSize) {
    guard size != settings.preferredContentSize else { return }
    settings.preferredContentSize = size
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
