/// What bars show for a controller.
struct ControllerBarState {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
}

extension UIViewController {
  func setTitle(_ title: String?) {
    barState.title = title
    barState.navigationItem?.title = title
    barState.tabBarItem?.title = title
  }

  var ensuredNavigationItem: UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.controller = self
    barState.navigationItem = item
    return item
  }

  var ensuredTabBarItem: UITabBarItem {
    if let item = barState.tabBarItem ?? container?.inheritedTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barState.tabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    barState.tabBarItem = item
    parent?.container?.childTabBarItemDidChange()
  }

  func replaceToolbarItems(_ items: [UIBarButtonItem]?) {
    barState.toolbarItems = items
    parent?.container?.childToolbarItemsDidChange()
  }

  var ensuredEditButtonItem: UIBarButtonItem {
    if let item = barState.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    barState.editButtonItem = item
    showEditing()
    return item
  }

  func applyEditing(_ editing: Bool) {
    settings.isEditing = editing
    showEditing()
  }

  private func showEditing() {
    guard let item = barState.editButtonItem else { return }
    let look: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
    item.style = look.style
    item.title = look.title
    item.accessibilityLabel = look.spokenName
  }
}
