// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISegmentedControl() {
    let object = make(UISegmentedControl.self)
    check(
      "UISegmentedControl.apportionsSegmentWidthsByContent",
      \UISegmentedControl.apportionsSegmentWidthsByContent, on: object
    ) {
      $0.apportionsSegmentWidthsByContent = $0.apportionsSegmentWidthsByContent
    }
    check(
      "UISegmentedControl.isAccessibilityElement", \UISegmentedControl.isAccessibilityElement,
      on: object
    ) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check("UISegmentedControl.isMomentary", \UISegmentedControl.isMomentary, on: object) {
      $0.isMomentary = $0.isMomentary
    }
    check(
      "UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
      on: object
    ) {
      $0.selectedSegmentIndex = $0.selectedSegmentIndex
    }
    check(
      "UISegmentedControl.selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor,
      on: object
    ) {
      $0.selectedSegmentTintColor = $0.selectedSegmentTintColor
    }
  }
}
