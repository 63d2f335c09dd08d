import Foundation

extension UIButton {
  var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Whether the button shows which element of its menu is on.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The title of the element that is on, for a button that shows it.
  var popUpTitle: String? { isPopUp ? menu?.selectedElements.first?.title : nil }

  /// After the elements of the menu, or which of them are on, may have changed.
  func menuSelectionDidChange() {
    if isPopUp, let menu, menu.selectedElements.isEmpty { turnOnFirstElement(of: menu) }
    contentDidChange()
  }

  private func turnOnFirstElement(of menu: UIMenu) {
    for child in menu.children {
      if let leaf = child as? any MenuLeaf { return leaf.state = .on }
      if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
        return turnOnFirstElement(of: inline)
      }
    }
  }
}
