import Foundation

/// The views with which a navigation bar shows its top item.
@MainActor struct NavigationBarContent {
  private var leading = BarRow()
  private var trailing = BarRow()
  private var prompt: UILabel?
  private var title: UIView?
  private var largeTitle: UILabel?

  init() {}

  init(
    for item: UINavigationItem, above below: UINavigationItem?, isLarge: Bool,
    goBack: @escaping () -> Void
  ) {
    let leadingItems = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let showsBack =
      below != nil && !item.hidesBackButton
      && (leadingItems.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack, let below { leading.append(Self.backButton(to: below, goBack: goBack)) }
    for item in leadingItems { leading.append(item) }
    // The first of the items on the right stands outermost.
    trailing = BarRow((item.rightBarButtonItems ?? []).reversed())
    prompt = Self.label(item.prompt, font: .systemFont(ofSize: UIFont.smallSystemFontSize))
    let text = Self.label(item.title, font: Self.titleFont(isLarge: isLarge))
    text?.accessibilityTraits = .header
    if isLarge { largeTitle = text }
    title = item.titleView ?? (isLarge ? nil : text)
  }

  /// The views, in the order in which they are read out.
  var views: [UIView] {
    let middle = [title].compactMap { $0 }
    let above: [UIView] = [prompt].compactMap { $0 }
    let below: [UIView] = [largeTitle].compactMap { $0 }
    return above + leading.views + middle + trailing.views + below
  }

  /// Takes the views out of the bar, but for those that have gone elsewhere meanwhile.
  func remove(from bar: UIView) {
    for view in views where view.superview === bar { view.removeFromSuperview() }
  }

  func layOut(in bounds: CGRect, isMirrored: Bool) {
    let mirror = isMirrored ? bounds : nil
    var top = bounds.minY
    if let prompt {
      prompt.frame = CGRect(
        x: bounds.minX, y: top, width: bounds.width, height: BarMetrics.promptHeight)
      top += BarMetrics.promptHeight
    }
    let row = CGRect(
      x: bounds.minX + BarMetrics.margin, y: top,
      width: max(0, bounds.width - 2 * BarMetrics.margin),
      height: min(BarMetrics.navigationBarHeight, max(0, bounds.maxY - top)))
    leading.layOut(in: row, mirroredIn: mirror)
    let end = row.maxX - trailing.width
    trailing.layOut(
      in: CGRect(x: end, y: row.minY, width: trailing.width, height: row.height),
      mirroredIn: mirror)
    layOutTitle(between: row.minX + leading.width, and: end, in: row, mirroredIn: mirror)
    largeTitle?.frame = CGRect(
      x: bounds.minX + 2 * BarMetrics.margin, y: row.maxY,
      width: max(0, bounds.width - 4 * BarMetrics.margin), height: BarMetrics.largeTitleHeight)
  }

  private func layOutTitle(
    between start: CGFloat, and end: CGFloat, in row: CGRect, mirroredIn mirror: CGRect?
  ) {
    guard let title else { return }
    let space = max(0, end - start)
    let wanted = title.sizeThatFits(CGSize(width: space, height: row.height))
    let size = CGSize(width: min(wanted.width, space), height: min(wanted.height, row.height))
    // In the middle of the bar, or as near to it as the buttons allow.
    let x = min(max(row.midX - size.width / 2, start), max(start, end - size.width))
    let frame = CGRect(origin: CGPoint(x: x, y: row.midY - size.height / 2), size: size)
    title.frame = frame.mirrored(in: mirror)
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

  private static func titleFont(isLarge: Bool) -> UIFont {
    isLarge
      ? .systemFont(ofSize: 34, weight: .bold)
      : .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
  }

  private static func label(_ text: String?, font: UIFont) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .natural
    return label
  }
}
