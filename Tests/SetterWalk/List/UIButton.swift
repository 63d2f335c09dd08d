// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIButton() {
    let object = make(UIButton.self)
    check("UIButton.accessibilityLabel", \UIButton.accessibilityLabel, on: object) {
      $0.accessibilityLabel = $0.accessibilityLabel
    }
    check(
      "UIButton.automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration,
      on: object
    ) {
      $0.automaticallyUpdatesConfiguration = $0.automaticallyUpdatesConfiguration
    }
    check(
      "UIButton.changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction,
      on: object
    ) {
      $0.changesSelectionAsPrimaryAction = $0.changesSelectionAsPrimaryAction
    }
    check("UIButton.configuration", \UIButton.configuration, on: object) {
      $0.configuration = $0.configuration
    }
    check("UIButton.configurationUpdateHandler", \UIButton.configurationUpdateHandler, on: object) {
      $0.configurationUpdateHandler = $0.configurationUpdateHandler
    }
    check("UIButton.menu", \UIButton.menu, on: object) {
      $0.menu = $0.menu
    }
    check("UIButton.preferredMenuElementOrder", \UIButton.preferredMenuElementOrder, on: object) {
      $0.preferredMenuElementOrder = $0.preferredMenuElementOrder
    }
    check("UIButton.role", \UIButton.role, on: object) {
      $0.role = $0.role
    }
    check("UIButton.showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction, on: object) {
      $0.showsMenuAsPrimaryAction = $0.showsMenuAsPrimaryAction
    }
  }
}
