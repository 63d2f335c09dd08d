// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIAccessibilityElement() {
    let object = make(UIAccessibilityElement.self)
    check(
      "UIAccessibilityElement.accessibilityContainer",
      \UIAccessibilityElement.accessibilityContainer, on: object
    ) {
      $0.accessibilityContainer = $0.accessibilityContainer
    }
    check(
      "UIAccessibilityElement.accessibilityFrame", \UIAccessibilityElement.accessibilityFrame,
      on: object
    ) {
      $0.accessibilityFrame = $0.accessibilityFrame
    }
    check(
      "UIAccessibilityElement.accessibilityFrameInContainerSpace",
      \UIAccessibilityElement.accessibilityFrameInContainerSpace, on: object
    ) {
      $0.accessibilityFrameInContainerSpace = $0.accessibilityFrameInContainerSpace
    }
    check(
      "UIAccessibilityElement.accessibilityIdentifier",
      \UIAccessibilityElement.accessibilityIdentifier, on: object
    ) {
      $0.accessibilityIdentifier = $0.accessibilityIdentifier
    }
    check(
      "UIAccessibilityElement.isAccessibilityElement",
      \UIAccessibilityElement.isAccessibilityElement, on: object
    ) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
  }
}
