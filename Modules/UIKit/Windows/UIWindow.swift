public import Foundation

/// The view at the top of a hierarchy, and the place where its events arrive.
///
/// Nothing but the program keeps a window alive. A new one covers the main screen, joins the active
/// scene and is hidden.
@preconcurrency @MainActor open class UIWindow: UIView {
  weak var firstResponder: UIResponder?
  private weak var scene: UIWindowScene?
  var storedRootViewController: UIViewController?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    enter(UIApplication.shared.activeWindowScene)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enter(UIApplication.shared.activeWindowScene)
  }

  /// Creates a window that covers the scene's screen.
  @inline(never) public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// Creates a window that covers the main screen, in the active scene.
  @inline(never) public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  private func enter(_ scene: UIWindowScene?) {
    flags.insert(.hidden)
    self.scene = scene
    scene?.list(self)
    UIApplication.shared.list(self)
  }

  /// The scene that shows the window.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      scene?.unlist(self)
      scene = newValue
      newValue?.list(self)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRootViewController(newValue) }
  }

  /// Whether the window receives key events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowOfAll === self }

  /// Makes the window the one that receives key events.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it the one that receives key events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Tells the window that it receives key events from now on.
  open func becomeKey() {}

  /// Tells the window that it no longer receives key events.
  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden, !newValue { installRootView() }
    }
  }

  /// Ends first-responder status held somewhere in a subtree that has left the window.
  func releaseFirstResponder(leavingWith view: UIView) {
    guard let responder = firstResponder else { return }
    let holder = responder.responderChain.first { $0 is UIView } as? UIView
    if holder.map({ $0.isDescendant(of: view) }) ?? true { firstResponder = nil }
  }
}
