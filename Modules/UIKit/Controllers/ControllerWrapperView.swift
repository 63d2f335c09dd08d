import Foundation

/// The view between a controller's view and what shows it: the window for a root controller, or the
/// view of a container.
@MainActor final class ControllerWrapperView: UIView {
  private weak var content: UIView?

  /// Wraps the view, which fills the wrapper from now on.
  init(frame: CGRect, content: UIView) {
    self.content = content
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    content.frame = bounds
  }
}
