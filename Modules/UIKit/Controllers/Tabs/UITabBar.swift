public import Foundation

/// A bar of items of which one is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var storedItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  /// Decides on a tap in place of the bar, where a tab bar controller owns it.
  var tapHandler: ((UITabBarItem) -> Void)?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .tabBar)
  }

  /// The object that is told which item the user taps; not kept alive.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, the leftmost first.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The selected item; setting it tells nobody.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { showSelection() } }
  }

  /// Replaces the items; the selection goes with the item that it was on.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items ?? []) }

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The color of the bar's background.
  open var barTintColor: UIColor?

  /// The color of the items that are not selected, or `nil` for the usual one.
  open var unselectedItemTintColor: UIColor?

  /// The size that the bar needs: as wide as it is allowed, and 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  /// Gives each item the same width, from the leading edge on.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let height = max(0, bounds.height - safeAreaInsets.bottom)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: height)
      button.frame = frame.mirrored(in: isMirrored ? bounds : nil)
    }
  }

  private func replaceItems(_ items: [UITabBarItem]) {
    for item in storedItems where item.owner === self { item.owner = nil }
    storedItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      item.owner = self
      return TabBarButton(item) { [weak self] in self?.tap($0) }
    }
    for button in buttons { addSubview(button) }
    if let selectedItem, !items.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    showSelection()
    setNeedsLayout()
  }

  private func tap(_ item: UITabBarItem) {
    if let tapHandler { return tapHandler(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }
}

extension UITabBar: BarItemOwner {
  func barItemDidChange() {
    for button in buttons { button.refresh() }
  }
}
