import Foundation

extension UISplitViewController {
  var shownControllers: [UIViewController] {
    if isCollapsed { return [collapsedController].compactMap { $0 } }
    return columns.sideBySide.compactMap { columns[$0]?.shown }
  }

  private func has(_ column: Column) -> Bool {
    switch style {
    case .unspecified: false
    case .doubleColumn: column != .supplementary
    case .tripleColumn: true
    }
  }

  func replaceController(of column: Column, by controller: UIViewController?) {
    guard has(column) else {
      return Headless.report(.noSuchColumn(column: "\(column)", style: "\(style)"))
    }
    guard controller !== columns[column]?.controller else { return }
    if let controller, let misuse = misuse(of: controller) { return Headless.report(misuse) }
    let wraps = column != .compact && !(controller is UINavigationController)
    change {
      drop(column)
      guard let controller else { return }
      let shown = wraps ? UINavigationController(rootViewController: controller) : controller
      enter(controller, shown: shown, as: column)
    }
  }

  /// For a split view of unspecified style.
  func replaceControllers(_ new: [UIViewController]) {
    guard style == .unspecified else {
      return Headless.report(.noSuchColumn(column: "viewControllers", style: "\(style)"))
    }
    guard new.count <= 2, new.first !== new.last || new.count < 2 else {
      return Headless.report(.wrongControllerCount(count: new.count, expected: "2"))
    }
    if let misuse = new.lazy.compactMap({ self.misuse(of: $0) }).first {
      return Headless.report(misuse)
    }
    change {
      for (column, controller) in zip([Column.primary, .secondary], new + [nil, nil] as [_?])
      where columns[column]?.controller !== controller {
        drop(column)
        if let controller { enter(controller, shown: controller, as: column) }
      }
    }
  }

  /// Changes columns while they are not collapsed, and then collapses them again.
  private func change(_ body: () -> Void) {
    let wasCollapsed = isCollapsed
    if wasCollapsed { separateStacks() }
    body()
    if wasCollapsed { mergeStacks(upTo: proposedTopColumn) }
    updateDisplayMode()
    showColumns()
  }

  private func drop(_ column: Column) {
    guard let entry = columns[column] else { return }
    columns[column] = nil
    entry.shown.willMove(toParent: nil)
    showColumns()
    entry.shown.removeFromParent()
  }

  private func enter(_ controller: UIViewController, shown: UIViewController, as column: Column) {
    columns[column] = SplitColumns.Entry(controller: controller, shown: shown)
    adopt(shown)
    shown.didMove(toParent: self)
  }

  private func misuse(of controller: UIViewController) -> UIKitMisuse.ControllerMisuse? {
    let name = controller.misuseName
    if isSelfOrDescendant(of: controller) { return .cycle(child: name, parent: misuseName) }
    if controller.ownPresentation != nil {
      return .presentedCannotBeChild(child: name, parent: misuseName)
    }
    return nil
  }

  // MARK: Showing controllers

  func showMaster(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard style != .unspecified else {
      let rest = viewControllers.dropFirst()
      return isCollapsed ? push(controller) : replaceControllers([controller] + rest)
    }
    let column: Column = style == .tripleColumn ? .supplementary : .primary
    if isCollapsed { return push(controller) }
    (columns[column]?.shown as? UINavigationController)?
      .pushViewController(controller, animated: true)
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if isCollapsed { return push(controller) }
    guard style == .unspecified else { return setViewController(controller, for: .secondary) }
    guard let primary = columns[.primary]?.controller else { return }
    replaceControllers([primary, controller])
  }

  /// Puts a controller onto the stack that is shown, or presents it where there is no stack.
  private func push(_ controller: UIViewController) {
    if let stack = collapsedController as? UINavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
