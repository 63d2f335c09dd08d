// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIAccessibilityCustomAction() {
    let object = make(UIAccessibilityCustomAction.self)
    check(
      "UIAccessibilityCustomAction.actionHandler", \UIAccessibilityCustomAction.actionHandler,
      on: object
    ) {
      $0.actionHandler = $0.actionHandler
    }
    check(
      "UIAccessibilityCustomAction.attributedName", \UIAccessibilityCustomAction.attributedName,
      on: object
    ) {
      $0.attributedName = $0.attributedName
    }
    check("UIAccessibilityCustomAction.image", \UIAccessibilityCustomAction.image, on: object) {
      $0.image = $0.image
    }
    check("UIAccessibilityCustomAction.name", \UIAccessibilityCustomAction.name, on: object) {
      $0.name = $0.name
    }
    check("UIAccessibilityCustomAction.selector", \UIAccessibilityCustomAction.selector, on: object)
    {
      $0.selector = $0.selector
    }
    check("UIAccessibilityCustomAction.target", \UIAccessibilityCustomAction.target, on: object) {
      $0.target = $0.target
    }
  }
}
