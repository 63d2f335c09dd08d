public import Foundation

/// A bar of buttons, usually at the lower edge of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var storedItems: [UIBarButtonItem] = []
  private var row = BarRow()
  private var needsReload = false

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .toolbar)
  }

  /// The object that says where the bar lies; not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The items, from the leading edge on; `nil` for none.
  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; headless the change takes no time.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems where item.owner === self { item.owner = nil }
    storedItems = items ?? []
    for item in storedItems { item.owner = self }
    barItemDidChange()
  }

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The color of the bar's background.
  open var barTintColor: UIColor?

  /// Where the bar lies: where the delegate says, else at the bottom.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  /// The size that the bar needs: as wide as it is allowed, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  /// Puts the items side by side above the lower edge of the safe area; flexible spaces share what room
  /// they leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let room = CGRect(
      x: bounds.minX + BarMetrics.margin, y: bounds.minY,
      width: max(0, bounds.width - 2 * BarMetrics.margin),
      height: max(0, bounds.height - safeAreaInsets.bottom))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    row.layOut(in: room, mirroredIn: isMirrored ? bounds : nil)
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for view in row.views where view.superview === self { view.removeFromSuperview() }
    row = BarRow(storedItems)
    for view in row.views { addSubview(view) }
  }
}

extension UIToolbar: BarItemOwner {
  func barItemDidChange() {
    needsReload = true
    setNeedsLayout()
  }
}

extension UIToolbar: UIBarPositioning {}

/// Says where a toolbar lies.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
