import Foundation

/// Presents in one of the styles that cover a whole window or a whole view.
final class StylePresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(presenting presented: UIViewController, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presented, presenting: nil)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
