public import Foundation

/// A container that shows one of several controllers, and a bar to choose it by.
///
/// Only the selected controller's view is installed, and only when it is about to appear. All tabs
/// are in the bar, however many they are.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs: [UIViewController] = []
  var selected: UIViewController?
  var installed: InstalledChild?
  var departing: InstalledChild?
  var tabTransition: RunningTransition?
  var isShowingSelection = false
  private var isBarHidden = false
  private lazy var bar = makeBar()

  @inline(never) public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .tabBarController)
  }

  @inline(never) public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The object that decides on taps; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, the leftmost first, or `nil` for none.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [])
  }

  /// The selected controller; only one of ``viewControllers`` can be, and the delegate is not asked.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the selected controller, `NSNotFound` without any.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// The bar; its items are those of the controllers.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets ``isTabBarHidden``.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells that the user has tapped an item; does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  open override func loadView() {
    let root = ContainerRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    root.addSubview(bar)
    view = root
  }

  override var container: (any ControllerContainer)? { self }

  private func makeBar() -> UITabBar {
    let bar = UITabBar()
    bar.delegate = self
    bar.tapHandler = { [weak self] in self?.userDidTap($0) }
    return bar
  }
}

extension UITabBarController: ControllerContainer {
  func installChildForAppearance() { installSelected() }

  func childDidLeave(_ child: UIViewController) { dropTab(child) }

  func childTabBarItemDidChange() { reloadItems() }

  var containerTransition: RunningTransition? { tabTransition }
}

extension UITabBarController: ContainerLayout {
  func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let hidden = isTabBarHidden || (selected?.container?.hidesBarBelow ?? false)
    let height = hidden ? 0 : BarMetrics.tabBarHeight + view.safeAreaInsets.bottom
    bar.isHidden = hidden
    bar.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    view.bringSubviewToFront(bar)
    for child in [departing, installed].compactMap({ $0 }) {
      child.wrapper.frame = view.bounds
      child.controller.setContainerInsets(
        UIEdgeInsets(top: 0, left: 0, bottom: hidden ? 0 : BarMetrics.tabBarHeight, right: 0))
    }
  }
}
