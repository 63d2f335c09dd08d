// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIStepper() {
    let object = make(UIStepper.self)
    check("UIStepper.accessibilityValue", \UIStepper.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UIStepper.autorepeat", \UIStepper.autorepeat, on: object) {
      $0.autorepeat = $0.autorepeat
    }
    check("UIStepper.isContinuous", \UIStepper.isContinuous, on: object) {
      $0.isContinuous = $0.isContinuous
    }
    check("UIStepper.maximumValue", \UIStepper.maximumValue, on: object) {
      $0.maximumValue = $0.maximumValue
    }
    check("UIStepper.minimumValue", \UIStepper.minimumValue, on: object) {
      $0.minimumValue = $0.minimumValue
    }
    check("UIStepper.stepValue", \UIStepper.stepValue, on: object) {
      $0.stepValue = $0.stepValue
    }
    check("UIStepper.value", \UIStepper.value, on: object) {
      $0.value = $0.value
    }
    check("UIStepper.wraps", \UIStepper.wraps, on: object) {
      $0.wraps = $0.wraps
    }
  }
}
