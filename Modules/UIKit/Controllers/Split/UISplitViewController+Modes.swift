import Foundation

extension UISplitViewController {
  private var isWide: Bool {
    let size = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).size
    return size.width > size.height
  }

  var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// The mode to be in, as far as the program and the user have not chosen another.
  var resolvedMode: DisplayMode {
    if let chosen = arrangement.chosenMode { return fitting(chosen) }
    if preferredDisplayMode != .automatic { return fitting(preferredDisplayMode) }
    return isWide ? fitting(.oneBesideSecondary) : .secondaryOnly
  }

  /// The mode, or the nearest one that the style has.
  func fitting(_ mode: DisplayMode) -> DisplayMode {
    guard mode != .automatic else { return .secondaryOnly }
    guard style != .tripleColumn, mode.count == 2 else { return mode }
    return mode.isOverlay ? .oneOverSecondary : .oneBesideSecondary
  }

  func updateDisplayMode() { changeDisplayMode(to: resolvedMode) }

  private func changeDisplayMode(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    guard !isCollapsed else { return arrangement.displayMode = mode }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (before, after) = (visibleColumns(in: displayMode), visibleColumns(in: mode))
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    arrangement.displayMode = mode
    viewIfLoaded?.setNeedsLayout()
    showColumns()
  }

  /// The columns that a mode shows, from the primary one on.
  func visibleColumns(in mode: DisplayMode) -> [Column] {
    let others: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return (others.suffix(mode.count) + [.secondary]).filter { columns[$0] != nil }
  }

  private func choose(_ mode: DisplayMode) {
    arrangement.chosenMode = mode
    changeDisplayMode(to: fitting(mode))
  }

  /// How many columns a mode shows that shows this one.
  private func count(showing column: Column) -> Int {
    switch column {
    case .primary: style == .tripleColumn ? 2 : 1
    case .supplementary: 1
    case .secondary, .compact: 0
    }
  }

  func reveal(_ column: Column) {
    guard !isCollapsed else { return revealCollapsed(column) }
    let count = count(showing: column)
    if count > displayMode.count { choose(DisplayMode(showing: count, by: splitBehavior)) }
    if column == .secondary, displayMode.isOverlay { choose(.secondaryOnly) }
  }

  func conceal(_ column: Column) {
    guard !isCollapsed else { return concealCollapsed(column) }
    let count = count(showing: column)
    guard count > 0, displayMode.count >= count else { return }
    choose(DisplayMode(showing: count - 1, by: splitBehavior))
  }

  private func revealCollapsed(_ column: Column) {
    guard columns[.compact] == nil else { return }
    if arrangement.moved.contains(where: { $0.column.rawValue > column.rawValue }) {
      popColumns { $0.rawValue > column.rawValue }
    }
    mergeStacks(upTo: column)
    // What the user has popped since is shown again.
    guard let base = collapsedController as? UINavigationController,
      let part = arrangement.moved.first(where: { $0.column == column })
    else { return }
    let missing = part.controllers.filter { !base.viewControllers.contains($0) }
    if missing.count == part.controllers.count { base.viewControllers += missing }
  }

  private func concealCollapsed(_ column: Column) {
    guard columns[.compact] == nil else { return }
    popColumns { $0.rawValue >= column.rawValue }
  }

  /// Takes columns and what is above them from the stack; the first column stays.
  private func popColumns(where goes: (Column) -> Bool) {
    guard let base = collapsedController as? UINavigationController else { return }
    let going = arrangement.moved.filter { goes($0.column) }.flatMap(\.controllers)
    guard
      let start = base.viewControllers.firstIndex(where: { controller in
        going.contains { $0 === controller }
      }), start > 0
    else { return }
    base.popToViewController(base.viewControllers[start - 1], animated: true)
  }

  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.pressDisplayModeButton() })
    item.accessibilityLabel = "Sidebar"
    return item
  }

  private func pressDisplayModeButton() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return choose(target) }
    let most = style == .tripleColumn ? 2 : 1
    let count = displayMode.count < most ? displayMode.count + 1 : 0
    choose(DisplayMode(showing: count, by: splitBehavior))
  }
}
