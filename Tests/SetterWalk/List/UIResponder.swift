// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIResponder() {
    let object = make(UIResponder.self)
    check(
      "UIResponder.accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint,
      on: object
    ) {
      $0.accessibilityActivationPoint = $0.accessibilityActivationPoint
    }
    check(
      "UIResponder.accessibilityContainerType", \UIResponder.accessibilityContainerType, on: object
    ) {
      $0.accessibilityContainerType = $0.accessibilityContainerType
    }
    check(
      "UIResponder.accessibilityCustomActions", \UIResponder.accessibilityCustomActions, on: object
    ) {
      $0.accessibilityCustomActions = $0.accessibilityCustomActions
    }
    check("UIResponder.accessibilityElements", \UIResponder.accessibilityElements, on: object) {
      $0.accessibilityElements = $0.accessibilityElements
    }
    check(
      "UIResponder.accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden,
      on: object
    ) {
      $0.accessibilityElementsHidden = $0.accessibilityElementsHidden
    }
    check("UIResponder.accessibilityFrame", \UIResponder.accessibilityFrame, on: object) {
      $0.accessibilityFrame = $0.accessibilityFrame
    }
    check("UIResponder.accessibilityHint", \UIResponder.accessibilityHint, on: object) {
      $0.accessibilityHint = $0.accessibilityHint
    }
    check("UIResponder.accessibilityLabel", \UIResponder.accessibilityLabel, on: object) {
      $0.accessibilityLabel = $0.accessibilityLabel
    }
    check("UIResponder.accessibilityLanguage", \UIResponder.accessibilityLanguage, on: object) {
      $0.accessibilityLanguage = $0.accessibilityLanguage
    }
    check(
      "UIResponder.accessibilityRespondsToUserInteraction",
      \UIResponder.accessibilityRespondsToUserInteraction, on: object
    ) {
      $0.accessibilityRespondsToUserInteraction = $0.accessibilityRespondsToUserInteraction
    }
    check("UIResponder.accessibilityTraits", \UIResponder.accessibilityTraits, on: object) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check(
      "UIResponder.accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels,
      on: object
    ) {
      $0.accessibilityUserInputLabels = $0.accessibilityUserInputLabels
    }
    check("UIResponder.accessibilityValue", \UIResponder.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UIResponder.accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal, on: object)
    {
      $0.accessibilityViewIsModal = $0.accessibilityViewIsModal
    }
    check("UIResponder.isAccessibilityElement", \UIResponder.isAccessibilityElement, on: object) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check(
      "UIResponder.shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren,
      on: object
    ) {
      $0.shouldGroupAccessibilityChildren = $0.shouldGroupAccessibilityChildren
    }
  }
}
