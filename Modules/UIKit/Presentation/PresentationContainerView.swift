import Foundation

/// The view of its own that each presentation has: it holds the presented view.
@MainActor final class PresentationContainerView: UIView {
  private(set) weak var presentationController: UIPresentationController?

  init(frame: CGRect, presentationController: UIPresentationController) {
    self.presentationController = presentationController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    traitNode.move(to: presentationController.traitNode)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }

  /// A touch beside a popover dismisses it as a swipe does.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    Headless.swipeToDismiss(popover.presentedViewController)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let controller = presentationController
    controller?.track(.containerViewWillLayoutSubviews) { $0.containerViewWillLayoutSubviews() }
    controller?.placePresentedView()
    controller?.track(.containerViewDidLayoutSubviews) { $0.containerViewDidLayoutSubviews() }
  }
}
