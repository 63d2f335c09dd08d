// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIBarButtonItem() {
    let object = make(UIBarButtonItem.self)
    check("UIBarButtonItem.action", \UIBarButtonItem.action, on: object) {
      $0.action = $0.action
    }
    check(
      "UIBarButtonItem.changesSelectionAsPrimaryAction",
      \UIBarButtonItem.changesSelectionAsPrimaryAction, on: object
    ) {
      $0.changesSelectionAsPrimaryAction = $0.changesSelectionAsPrimaryAction
    }
    check("UIBarButtonItem.customView", \UIBarButtonItem.customView, on: object) {
      $0.customView = $0.customView
    }
    check("UIBarButtonItem.isHidden", \UIBarButtonItem.isHidden, on: object) {
      $0.isHidden = $0.isHidden
    }
    check("UIBarButtonItem.isSelected", \UIBarButtonItem.isSelected, on: object) {
      $0.isSelected = $0.isSelected
    }
    check("UIBarButtonItem.menu", \UIBarButtonItem.menu, on: object) {
      $0.menu = $0.menu
    }
    check("UIBarButtonItem.possibleTitles", \UIBarButtonItem.possibleTitles, on: object) {
      $0.possibleTitles = $0.possibleTitles
    }
    check(
      "UIBarButtonItem.preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder,
      on: object
    ) {
      $0.preferredMenuElementOrder = $0.preferredMenuElementOrder
    }
    check("UIBarButtonItem.primaryAction", \UIBarButtonItem.primaryAction, on: object) {
      $0.primaryAction = $0.primaryAction
    }
    check("UIBarButtonItem.style", \UIBarButtonItem.style, on: object) {
      $0.style = $0.style
    }
    check("UIBarButtonItem.target", \UIBarButtonItem.target, on: object) {
      $0.target = $0.target
    }
    check("UIBarButtonItem.tintColor", \UIBarButtonItem.tintColor, on: object) {
      $0.tintColor = $0.tintColor
    }
    check("UIBarButtonItem.width", \UIBarButtonItem.width, on: object) {
      $0.width = $0.width
    }
  }
}
