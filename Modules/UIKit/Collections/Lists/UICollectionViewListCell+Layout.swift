import Foundation

extension UICollectionViewListCell {
  private static var margin: CGFloat { 16 }
  private static var gap: CGFloat { 8 }
  static var actionWidth: CGFloat { 74 }

  /// The accessories that show now: those at the leading edge, then those at the trailing edge.
  func orderedAccessories() -> [UICellAccessory] {
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    return [true, false].flatMap { isLeading in
      let here = shown.filter { $0.details.isLeading == isLeading }
      var ordered = here.filter { $0.details.position == nil }
      for accessory in here {
        guard let position = accessory.details.position?(ordered) else { continue }
        ordered.insert(accessory, at: min(max(position, 0), ordered.count))
      }
      return ordered
    }
  }

  func refreshAccessories() {
    guard !shownAccessories.isEmpty else { return }
    let isExpanded = hostView?.expansion(of: self) ?? false
    for shown in shownAccessories { shown.refresh(isExpanded: isExpanded, isSelected: isSelected) }
  }

  private func width(leading: Bool) -> CGFloat {
    let here = shownAccessories.filter { $0.accessory.details.isLeading == leading }
    guard !here.isEmpty else { return 0 }
    return here.reduce(Self.margin) { $0 + $1.width } + Self.gap * CGFloat(here.count - 1)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// How much of the cell's width the content does not get.
  var widthBesideContent: CGFloat { width(leading: true) + width(leading: false) + indentation }

  var contentFrameBesideAccessories: CGRect {
    var frame = CGRect(
      x: width(leading: true) + indentation, y: 0,
      width: max(bounds.width - widthBesideContent, 0), height: bounds.height)
    let actions = CGFloat(actionButtons.count) * Self.actionWidth
    frame.origin.x += actionsAreLeading ? actions : -actions
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    return frame
  }

  func placeAccessories() {
    let actions = CGFloat(actionButtons.count) * Self.actionWidth
    let shift = actionsAreLeading ? actions : -actions
    var start = Self.margin + shift + (indentsAccessories ? indentation : 0)
    for shown in shownAccessories where shown.accessory.details.isLeading {
      shown.place(at: start, in: self)
      start += shown.width + Self.gap
    }
    start = bounds.width - width(leading: false) + shift
    for shown in shownAccessories where !shown.accessory.details.isLeading {
      shown.place(at: start, in: self)
      start += shown.width + Self.gap
    }
    for (index, button) in actionButtons.enumerated() {
      let distance = CGFloat(index) * Self.actionWidth
      let isLeft = actionsAreLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      button.frame = CGRect(
        x: isLeft ? distance : bounds.width - distance - Self.actionWidth, y: 0,
        width: Self.actionWidth, height: bounds.height)
    }
  }

  // MARK: Separator

  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(
      equalTo: leadingAnchor, constant: Self.margin + indentation)
    // The program's own constraints go before it.
    leading.priority = .defaultHigh
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, trailing])
    setNeedsLayout()
    return guide
  }

  func placeSeparator() {
    guard let configuration = separatorConfiguration else {
      separator.removeFromSuperview()
      return
    }
    separator.backgroundColor = configuration.color
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let insets = configuration.bottomSeparatorInsets
    var frame = CGRect(
      x: insets.leading + indentation, y: bounds.height - thickness,
      width: max(bounds.width - insets.leading - indentation - insets.trailing, 0),
      height: thickness)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    if let guide = separatorGuideIfAsked {
      frame.origin.x = guide.layoutFrame.minX
      frame.size.width = guide.layoutFrame.width
    }
    separator.frame = frame
    if separator.superview !== self { addSubview(separator) }
  }

  /// How the line below the cell looks; `nil` for none. The last item of a group has none unless it is
  /// asked for, and neither have sidebars.
  private var separatorConfiguration: UIListSeparatorConfiguration? {
    guard let hostView, let path = hostView.path(of: self),
      let layout = hostView.storedLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section), list.showsSeparators
    else { return nil }
    var configuration = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { configuration = handler(path, configuration) }
    switch configuration.bottomSeparatorVisibility {
    case .visible: return configuration
    case .hidden: return nil
    case .automatic:
      let isLast = path.item == hostView.itemCounts[path.section] - 1
      switch list.appearance {
      case .plain: return configuration
      case .grouped, .insetGrouped: return isLast ? nil : configuration
      case .sidebar, .sidebarPlain: return nil
      }
    }
  }
}
