import Foundation

/// The views with which a navigation bar shows its top item.
@MainActor struct NavigationBarContent {
  private var left: [(view: UIView, width: CGFloat)] = []
  private var right: [(view: UIView, width: CGFloat)] = []
  private var title: UIView?

  init() {}

  init(for item: UINavigationItem, above below: UINavigationItem?, goBack: @escaping () -> Void) {
    let leftItems = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let rightItems = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
    let showsBack =
      below != nil && !item.hidesBackButton
      && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack, let below {
      let button = Self.backButton(to: below, goBack: goBack)
      left.append((button, Self.width(of: button)))
    }
    for item in leftItems { left.append(Self.place(item)) }
    for item in rightItems { right.append(Self.place(item)) }
    title = item.titleView ?? Self.titleLabel(item.title)
  }

  /// The views, in the order in which they are read out: from left to right.
  var views: [UIView] {
    left.map(\.view) + [title].compactMap { $0 } + right.reversed().map(\.view)
  }

  func remove() {
    for view in views { view.removeFromSuperview() }
  }

  func layOut(in bounds: CGRect) {
    var start = bounds.minX + BarMetrics.margin
    for (view, width) in left {
      view.frame = CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
      start += width
    }
    var end = bounds.maxX - BarMetrics.margin
    for (view, width) in right {
      end -= width
      view.frame = CGRect(x: end, y: bounds.minY, width: width, height: bounds.height)
    }
    guard let title else { return }
    let space = max(0, end - start)
    let wanted = title.sizeThatFits(CGSize(width: space, height: bounds.height))
    let size = CGSize(width: min(wanted.width, space), height: min(wanted.height, bounds.height))
    // In the middle of the bar, or as near to it as the buttons allow.
    let x = min(max(bounds.midX - size.width / 2, start), max(start, end - size.width))
    title.frame = CGRect(
      origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  private static func place(_ item: UIBarButtonItem) -> (view: UIView, width: CGFloat) {
    let view = item.makeView()
    return (view, item.width(of: view))
  }

  private static func backButton(to item: UINavigationItem, goBack: @escaping () -> Void)
    -> UIButton
  {
    let button = UIButton(type: .system)
    let title = item.titleForWayBack
    button.setTitle(title.shown, for: .normal)
    button.accessibilityLabel = title.spoken
    button.accessibilityIdentifier = "BackButton"
    button.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
    return button
  }

  private static func width(of button: UIButton) -> CGFloat {
    max(BarMetrics.buttonWidth, button.sizeThatFits(.zero).width + 2 * BarMetrics.padding)
  }

  private static func titleLabel(_ title: String?) -> UILabel? {
    guard let title, !title.isEmpty else { return nil }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    label.accessibilityTraits = .header
    return label
  }
}
