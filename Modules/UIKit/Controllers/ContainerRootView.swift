import Foundation

/// What places the content and the bars in the root view of a container.
@MainActor protocol ContainerLayout: AnyObject {
  func layOutContainer()
}

/// The root view of a container; the container lays it out.
@MainActor final class ContainerRootView: UIView {
  weak var container: (any ContainerLayout)?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutContainer()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
