// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISwitch() {
    let object = make(UISwitch.self)
    check("UISwitch.accessibilityValue", \UISwitch.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UISwitch.isOn", \UISwitch.isOn, on: object) {
      $0.isOn = $0.isOn
    }
    check("UISwitch.offImage", \UISwitch.offImage, on: object) {
      $0.offImage = $0.offImage
    }
    check("UISwitch.onImage", \UISwitch.onImage, on: object) {
      $0.onImage = $0.onImage
    }
    check("UISwitch.onTintColor", \UISwitch.onTintColor, on: object) {
      $0.onTintColor = $0.onTintColor
    }
    check("UISwitch.preferredStyle", \UISwitch.preferredStyle, on: object) {
      $0.preferredStyle = $0.preferredStyle
    }
    check("UISwitch.thumbTintColor", \UISwitch.thumbTintColor, on: object) {
      $0.thumbTintColor = $0.thumbTintColor
    }
    check("UISwitch.title", \UISwitch.title, on: object) {
      $0.title = $0.title
    }
  }
}
