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
