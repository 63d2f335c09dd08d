import Foundation

/// The view between a controller's view and what shows it: the window for a root controller, or the
/// view of a container.
@MainActor final class ControllerWrapperView: UIView {
  private weak var content: UIView?
  private weak var host: UIView?

  /// Puts a wrapper into the host, and the view into it, which fills it from now on.
  ///
  /// In this order, so that the view goes to its place in one move: nobody who listens to the
  /// environment is told of a place in between.
  init(of content: UIView, in host: UIView, at index: Int) {
    self.content = content
    self.host = host
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertSubview(self, at: index)
    content.frame = bounds
    addSubview(content)
  }

  /// Takes the view out, if it is still here or with an animator, and then the wrapper itself.
  func takeAway() {
    if let content, content.superview === self || isWithAnimator { content.removeFromSuperview() }
    removeFromSuperview()
  }

  /// Puts the view just above the wrapper, where animators look for it.
  func handToAnimator() {
    guard let content, content.superview === self, let host, superview === host else { return }
    let frame = frame
    host.insertSubview(content, aboveSubview: self)
    content.frame = frame
  }

  /// Takes the view back from an animator, which may have put it into the host.
  func takeBack() {
    guard isWithAnimator, let content else { return }
    addSubview(content)
    content.frame = bounds
  }

  private var isWithAnimator: Bool {
    host != nil && content != nil && content?.superview === host
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
