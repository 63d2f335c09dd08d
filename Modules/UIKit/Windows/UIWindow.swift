public import Foundation

/// The view at the top of a hierarchy, and the place where its events arrive.
///
/// Nothing but the program keeps a window alive. A new one covers the main screen, joins the active
/// scene and is hidden.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The responder that keyboard and other events without a place go to.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didLoseFirstResponder()
      Keyboard.shared.serve(firstResponder, insteadOf: oldValue)
    }
  }
  private weak var scene: UIWindowScene?
  var storedRootViewController: UIViewController?
  /// A change of size that is under way.
  var sizeTransition: RunningTransition?
  /// Holds the root controller's view once the window has been visible.
  var rootWrapper: ControllerWrapperView?
  private(set) lazy var touchDelivery = TouchDelivery(self)

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
    super.isHidden = true
    self.scene = scene
    scene?.list(self)
    UIApplication.shared.list(self)
    traitNode.move(to: scene?.traitNode ?? TraitHierarchy.root)
    relinkEnvironment()
  }

  /// The scene that shows the window; not kept alive.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      scene?.unlist(self)
      scene = newValue
      newValue?.list(self)
      traitNode.move(to: newValue?.traitNode ?? TraitHierarchy.root)
      relinkEnvironment()
    }
  }

  /// The screen of the window's scene, or the main one.
  open var screen: UIScreen { scene?.screen ?? UIScreen.main }

  /// How far in front of other windows of its scene the window is.
  open var windowLevel = Level.normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRootViewController(newValue) }
  }

  /// Whether the window is hidden; true until the program shows it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? didHide() : didShow()
    }
  }

  /// The window's rectangle on the screen. Another size is told to the controllers that are shown before
  /// it is taken: see ``UIViewController/viewWillTransition(to:with:)``.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// How far what the device covers of the screen reaches into the window, in points; nothing unless
  /// the screen was told of it.
  open override var safeAreaInsets: UIEdgeInsets {
    screen.safeAreaInsets.carried(from: screen.bounds, into: frame)
  }

  // MARK: Key window

  /// Whether the window receives the events that have no place, such as those of a keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowOfAll === self }

  /// Whether the window may become key; `true` unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, if ``canBecomeKey``.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Tells the window that it is the key window now; does nothing unless overridden.
  open func becomeKey() {}

  /// Tells the window that it is no longer the key window; does nothing unless overridden.
  open func resignKey() {}

  // MARK: Events

  /// Shows the touches of an event to gesture recognizers, and hands them to the views in which they
  /// began.
  ///
  /// A view is told once for each phase among its touches, in the order of the event, and, unless it
  /// takes several touches, only of the first that is down. What recognizers make of the touches may
  /// delay or cancel them for the view.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
