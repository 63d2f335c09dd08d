import Foundation

extension UICollectionViewListCell {
  /// The style of the accessory that shows and hides what lies below the item, if the cell has one.
  var disclosureStyle: UICellAccessory.OutlineDisclosureOptions.Style? {
    shownAccessories.first { $0.accessory.accessoryType == .outlineDisclosure }?
      .accessory.details.style
  }

  func accessoryWasTapped(_ accessory: UICellAccessory) {
    if let action = accessory.details.action { return action() }
    guard let hostView, let path = hostView.path(of: self) else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: hostView.toggle(path)
    case .delete: hostView.showSwipeActions(at: path, leading: false)
    default: break
    }
  }

  /// Shows the buttons that a swipe brings out, or none.
  func showActions(_ buttons: [UIButton], leading: Bool = false) {
    for button in actionButtons { button.removeFromSuperview() }
    actionButtons = buttons
    actionsAreLeading = leading
    for button in buttons { addSubview(button) }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// How far a touch goes sideways before it swipes a cell, in points, as in tables.
  private static var swipeDistance: CGFloat { 20 }

  var swipedCell: UICollectionViewListCell? {
    shownCells.lazy.compactMap { $0 as? UICollectionViewListCell }
      .first { !$0.actionButtons.isEmpty }
  }

  func toggle(_ path: IndexPath) { (dataSource as? any OutlineDataSource)?.toggle(at: path) }

  /// Brings out the actions at one edge of a list's item, if its section has any for it.
  package func showSwipeActions(at path: IndexPath, leading: Bool) {
    guard let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return }
    let provider =
      leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(path)?.actions, !actions.isEmpty else { return }
    closeSwipeActions()
    cell.showActions(actions.map { button(for: $0) }, leading: leading)
  }

  /// Takes away the actions that show, if any do.
  func closeSwipeActions() { swipedCell?.showActions([]) }

  private func button(for action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let button else { return }
        action.handler(action, button) { _ in self?.closeSwipeActions() }
      }, for: .primaryActionTriggered)
    return button
  }

  /// A finger that moves sideways on a list's cell brings out its actions.
  func touchMoved(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let start = swipeStart else { return }
    let location = touch.location(in: self)
    let (x, y) = (location.x - start.x, location.y - start.y)
    guard abs(x) > Self.swipeDistance, abs(x) > abs(y), let path = highlightedPath else { return }
    swipeStart = nil
    unhighlight()
    let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
    showSwipeActions(at: path, leading: (x > 0) == isForward)
  }
}
