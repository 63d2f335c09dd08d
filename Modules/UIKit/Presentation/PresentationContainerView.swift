import Foundation

/// The view of its own that each presentation has: it holds the presented view.
@MainActor final class PresentationContainerView: UIView {
  private weak var presentationController: UIPresentationController?

  init(frame: CGRect, presentationController: UIPresentationController) {
    self.presentationController = presentationController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.placePresentedView()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
