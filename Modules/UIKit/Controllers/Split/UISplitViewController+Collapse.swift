import Foundation

extension UISplitViewController {
  /// Collapses and expands along with the horizontal size class.
  func followSizeClass() {
    let traits = TraitIDs([SystemTrait.horizontalSizeClass.rawValue])
    _ = traitNode.register(self, for: .traits(traits), kind: .system) { split, _ in
      (split as? UISplitViewController)?.updateCollapse()
    }
  }

  func updateCollapse() {
    let isCompact = traitNode.collection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    isCompact ? collapse() : expand()
  }

  /// What is shown while the columns are collapsed.
  var collapsedController: UIViewController? {
    if let compact = columns[.compact] { return compact.shown }
    if arrangement.showsSecondaryInstead { return columns[.secondary]?.shown }
    return columns.sideBySide.first.flatMap { columns[$0]?.shown }
  }

  var proposedTopColumn: Column {
    columns[.compact] == nil ? columns.sideBySide.last ?? .primary : .compact
  }

  private func collapse() {
    let proposed = proposedTopColumn
    let top =
      style == .unspecified
      ? proposed
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    arrangement.isCollapsed = true
    mergeStacks(upTo: top)
    showColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    separateStacks()
    arrangement.isCollapsed = false
    let proposed = resolvedMode
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    arrangement.displayMode = fitting(mode)
    if mode != proposed { arrangement.chosenMode = fitting(mode) }
    showColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Stacks

  /// The stack onto which others are put.
  private var base: UINavigationController? {
    columns.sideBySide.first.flatMap { columns[$0]?.shown as? UINavigationController }
  }

  /// Puts the stacks of the columns after the first, up to the top one, onto the first's.
  func mergeStacks(upTo top: Column) {
    guard columns[.compact] == nil else { return }
    guard style != .unspecified else { return mergeSecondary() }
    for column in columns.sideBySide.dropFirst() where column.rawValue <= top.rawValue {
      moveOntoBase(column)
    }
  }

  private func mergeSecondary() {
    guard let primary = columns[.primary]?.shown, let secondary = columns[.secondary]?.shown else {
      return
    }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone else { return }
    if base == nil { arrangement.showsSecondaryInstead = true } else { moveOntoBase(.secondary) }
  }

  func moveOntoBase(_ column: Column) {
    guard let base, let shown = columns[column]?.shown, shown !== base,
      !arrangement.moved.contains(where: { $0.column == column })
    else { return }
    var controllers = [shown]
    if let stack = shown as? UINavigationController {
      controllers = stack.viewControllers
      stack.viewControllers = []
    } else {
      shown.willMove(toParent: nil)
      showColumns()
      arrangement.moved.append(.init(column: column, controllers: controllers))
      return base.viewControllers += controllers
    }
    arrangement.moved.append(.init(column: column, controllers: controllers))
    base.viewControllers += controllers
  }

  /// Gives each column back what was put onto the first one's stack, with what was pushed above it.
  func separateStacks() {
    arrangement.showsSecondaryInstead = false
    let moved = arrangement.moved
    arrangement.moved = []
    guard let base else { return }
    for part in moved.reversed() {
      let stack = base.viewControllers
      let start = stack.firstIndex { controller in
        part.controllers.contains { $0 === controller }
      }
      // What the user has popped is still the column's.
      let own = start.map { Array(stack[$0...]) } ?? part.controllers
      if let start { base.viewControllers = Array(stack[..<start]) }
      giveBack(own, to: part.column, from: base)
    }
    guard style == .unspecified, let primary = columns[.primary]?.shown,
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    else { return }
    if columns[.secondary]?.controller !== secondary { replaceSecondary(by: secondary) }
  }

  private func giveBack(
    _ controllers: [UIViewController], to column: Column, from base: UINavigationController
  ) {
    guard let shown = columns[column]?.shown else { return }
    if let stack = shown as? UINavigationController {
      stack.viewControllers = controllers
    } else if shown.parent !== self {
      adopt(shown)
      shown.didMove(toParent: self)
    }
  }

  private func replaceSecondary(by controller: UIViewController) {
    columns[.secondary]?.shown.willMove(toParent: nil)
    columns[.secondary]?.shown.removeFromParent()
    columns[.secondary] = SplitColumns.Entry(controller: controller, shown: controller)
    adopt(controller)
    controller.didMove(toParent: self)
  }
}
