public import Foundation

/// A container that shows the topmost of a stack of controllers, under a bar.
///
/// Only the topmost controller's view is installed, and only when it is about to appear. A change of
/// the stack while another one is animated ends that one first.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What an animated change of the stack looks like.
  public enum Operation: Int, Sendable {
    /// The stack becomes another as a whole, or stays.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top controller goes, and maybe others below it.
    case pop = 2
  }

  var stack: [UIViewController] = []
  var changes = StackChanges()
  var installed: InstalledChild?
  var departing: InstalledChild?
  var stackTransition: RunningTransition?
  private var isBarHidden = false
  private var isLowerBarHidden = true
  /// Made when first asked for.
  var storedBar: UINavigationBar?
  /// Made when first asked for.
  var storedToolbar: UIToolbar?
  var barClasses = NavigationBarClasses()

  @inline(never) public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .navigationController)
  }

  /// Creates a navigation controller with the controller at the bottom of its stack.
  @inline(never) public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    changeStack(to: [rootViewController], animated: false)
  }

  /// Creates a navigation controller whose bars are of the classes, `nil` standing for the usual one.
  ///
  /// The bars are created by their `init(coder:)`, the initializer that every view has. A class that is
  /// no navigation bar or toolbar is reported, and the usual one takes its place.
  @inline(never) public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClasses = NavigationBarClasses(navigationBarClass, toolbarClass)
  }

  @inline(never) public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The object that is told of the changes; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, its bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { changeStack(to: newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented over the stack, or its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts the controller on top of the stack; it must not be on it, nor be a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller from the stack, unless it is the last one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated).last
  }

  /// Takes all controllers above the given one from the stack, and returns them, the lowest first.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popTo(viewController, animated: animated)
  }

  /// Takes all controllers but the lowest from the stack, and returns them, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Replaces the stack, its bottom first; what stays on top stays as it is.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// The bar; its items are those of the controllers of the stack.
  open var navigationBar: UINavigationBar { ensuredBar }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets ``isNavigationBarHidden``.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The toolbar at the lower edge; its items are the ``UIViewController/toolbarItems`` of the controller
  /// on top.
  open var toolbar: UIToolbar! { ensuredToolbar }

  /// Whether the toolbar is hidden; `true` at first.
  ///
  /// It is hidden as well while a controller that ``UIViewController/hidesBottomBarWhenPushed`` is on
  /// the stack.
  open var isToolbarHidden: Bool {
    get { isLowerBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets ``isToolbarHidden``.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isLowerBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// How long it takes to show or hide a bar, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// Pushes the controller, with animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pops what lies above the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }

  open override func loadView() {
    let root = ContainerRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    root.addSubview(navigationBar)
    view = root
  }

  override var container: (any ControllerContainer)? { self }
}

extension UINavigationController: ControllerContainer {
  func installChildForAppearance() { installTop() }

  func childrenDidAppear() { announceFirstShow() }

  func childDidLeave(_ child: UIViewController) { dropFromStack(child) }

  var containerTransition: RunningTransition? { stackTransition }

  var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  func childTabBarItemDidChange() { parent?.container?.childTabBarItemDidChange() }

  func childToolbarItemsDidChange() { refreshToolbar(animated: false) }

  var hidesBarBelow: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }
}
