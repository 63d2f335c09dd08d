public import Foundation

/// Something in a view that is no view itself, but can be seen by those who do not see.
///
/// Put it among the ``UIResponder/accessibilityElements`` of its container.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element of the container, which it does not keep alive.
  @inline(never) public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  /// The view, or other object, that the element is in.
  open weak var accessibilityContainer: AnyObject? {
    get { container }
    set { container = newValue }
  }

  open override var next: UIResponder? { container as? UIResponder }

  /// Whether assistive technology sees the element as one; `true` at first.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Where the element lies in its container's view; setting it goes before ``accessibilityFrame``.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// Where the element lies on the screen.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer, let view = container as? UIView else {
        return super.accessibilityFrame
      }
      return frameInContainer.applying(view.transformToScreen)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  /// The name by which tests find the element; no user sees it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ensureAccessibility().identifier = newValue }
  }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}
