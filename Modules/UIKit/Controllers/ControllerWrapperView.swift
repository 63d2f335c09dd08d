import Foundation

/// The view between a controller's view and what shows it: the window for a root controller, or the
/// view of a container.
@MainActor final class ControllerWrapperView: UIView {
  private weak var content: UIView?

  /// Puts a wrapper into the host, and the view into it, which fills it from now on.
  ///
  /// In this order, so that the view goes to its place in one move: nobody who listens to the
  /// environment is told of a place in between.
  init(of content: UIView, in host: UIView, at index: Int) {
    self.content = content
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertSubview(self, at: index)
    content.frame = bounds
    addSubview(content)
  }

  /// Takes the view out, if it is still here, and then the wrapper itself.
  func takeAway() {
    if let content, content.superview === self { content.removeFromSuperview() }
    removeFromSuperview()
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
