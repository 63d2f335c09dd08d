public import Foundation

/// A bar that shows the topmost of a stack of items, and a button to get back to the one below.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  private var content = NavigationBarContent()
  private var needsReload = false
  /// The search bar that is shown; it stays in its place while the rest is made anew, so that its field
  /// can go on being edited.
  private var searchBar: UISearchBar?
  /// Set by the navigation controller to which the bar belongs.
  weak var navigationController: UINavigationController?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .navigationBar)
  }

  /// The object that is told of the changes; not kept alive.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The stack, its bottom first.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item on top of the stack.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the top.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the stack, its bottom first.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceStack(items ?? []) }

  /// Puts an item on top, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceStack(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off, unless the delegate refuses, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replaceStack(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Whether titles are large where the item's ``UINavigationItem/largeTitleDisplayMode`` allows it.
  ///
  /// A large title stands below the buttons and makes the bar 52 points higher. Headless it stays large
  /// while content scrolls under it.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { barItemDidChange() } }
  }

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The color of the bar's background.
  open var barTintColor: UIColor?

  /// The size that the bar needs: as wide as it is allowed, and 44 points high, with a prompt 74; a
  /// large title adds 52.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  /// Where the bar lies: where the delegate says, else at the top.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    content.layOut(
      in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let searchHeight = searchBar?.contentHeight ?? 0
    searchBar?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - searchHeight, width: bounds.width, height: searchHeight)
  }

  private func replaceStack(_ items: [UINavigationItem]) {
    for item in stack where item.owner === self { item.owner = nil }
    stack = items
    for item in items { item.owner = self }
    barItemDidChange()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    content.remove(from: self)
    content = NavigationBarContent()
    showSearchBar()
    guard let topItem, !hidesAllButSearch else { return }
    content = NavigationBarContent(for: topItem, above: backItem, isLarge: showsLargeTitle) {
      [weak self] in self?.goBack()
    }
    for view in content.views { addSubview(view) }
  }

  private func showSearchBar() {
    let wanted = topItem?.searchController?.searchBar
    guard wanted !== searchBar else { return }
    if searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = wanted
    if let wanted { addSubview(wanted) }
  }

  /// What the back button does.
  private func goBack() {
    if let action = topItem?.backAction {
      action.perform(for: self)
    } else if let navigationController, let topItem {
      // A navigation controller that is its bar's delegate by declaration is asked, as in UIKit.
      let judge = navigationController as? any UINavigationBarDelegate
      guard judge?.navigationBar(self, shouldPop: topItem) ?? true else { return }
      navigationController.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}

extension UINavigationBar: BarItemOwner {
  func barItemDidChange() {
    needsReload = true
    setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationBar: UIBarPositioning {}

extension UINavigationBar {
  /// How high the bar has to be for what it shows.
  var contentHeight: CGFloat {
    let searchHeight = topItem?.searchController?.searchBar.contentHeight ?? 0
    guard !hidesAllButSearch else { return searchHeight }
    var height = BarMetrics.navigationBarHeight + searchHeight
    if !(topItem?.prompt ?? "").isEmpty { height += BarMetrics.promptHeight }
    if showsLargeTitle { height += BarMetrics.largeTitleHeight }
    return height
  }

  /// Whether a search has the bar for itself.
  var hidesAllButSearch: Bool { topItem?.searchController?.hidesRestOfBar ?? false }

  /// Whether the top item's title is shown large: an item whose mode is automatic does as the one below
  /// it, and the lowest is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem, !(topItem.title ?? "").isEmpty else { return false }
    let deciding = items?.last { $0.largeTitleDisplayMode != .automatic }
    return deciding.map { $0.largeTitleDisplayMode != .never } ?? true
  }
}
