extension UITabBarController {
  func replaceTabs(_ new: [UIViewController]) {
    if let misuse = misuse(in: new) { return Headless.report(misuse) }
    tabTransition?.hurry()
    let leaving = tabs.filter { !new.contains($0) }
    let arriving = new.filter { !tabs.contains($0) }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.parentMove = .fromParent
    }
    for controller in arriving { adopt(controller) }
    tabs = new
    reloadItems()
    let stays = selected.map { new.contains($0) } ?? false
    changeSelection(to: stays ? selected : new.first)
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving where controller.parent === self {
      controller.didMove(toParent: self)
      controller.parentMove = nil
    }
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    guard tabs.contains(controller) else {
      return Headless.report(.notAmongTabs(controller: controller.misuseName))
    }
    changeSelection(to: controller)
  }

  func select(at index: Int) {
    guard tabs.indices.contains(index) else {
      return Headless.report(.tabIndexOutOfRange(index: index, count: tabs.count))
    }
    changeSelection(to: tabs[index])
  }

  /// Asks the delegate whether a tap counts, and tells it what came of it.
  func userDidTap(_ item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }), index < tabs.count else {
      return
    }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    changeSelection(to: controller, byUser: true)
    tabBar.delegate?.tabBar(tabBar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
  }

  func reloadItems() {
    tabBar.setItems(tabs.map { $0.tabBarItem }, animated: false)
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Follows up on a tab's controller that was removed, or added to another parent, by others.
  func dropTab(_ controller: UIViewController) {
    guard tabs.contains(controller) else { return }
    tabs.removeAll { $0 === controller }
    reloadItems()
    if selected === controller { changeSelection(to: tabs.first) }
  }

  private func misuse(in new: [UIViewController]) -> UIKitMisuse.ControllerMisuse? {
    var seen: Set<ObjectIdentifier> = []
    for controller in new {
      let name = controller.misuseName
      if !seen.insert(ObjectIdentifier(controller)).inserted {
        return .listedTwice(controller: name)
      }
      if isSelfOrDescendant(of: controller) { return .cycle(child: name, parent: misuseName) }
      if controller.ownPresentation != nil {
        return .presentedCannotBeChild(child: name, parent: misuseName)
      }
    }
    return nil
  }
}
