// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISlider() {
    let object = make(UISlider.self)
    check("UISlider.accessibilityValue", \UISlider.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UISlider.isContinuous", \UISlider.isContinuous, on: object) {
      $0.isContinuous = $0.isContinuous
    }
    check("UISlider.maximumTrackTintColor", \UISlider.maximumTrackTintColor, on: object) {
      $0.maximumTrackTintColor = $0.maximumTrackTintColor
    }
    check("UISlider.maximumValue", \UISlider.maximumValue, on: object) {
      $0.maximumValue = $0.maximumValue
    }
    check("UISlider.maximumValueImage", \UISlider.maximumValueImage, on: object) {
      $0.maximumValueImage = $0.maximumValueImage
    }
    check("UISlider.minimumTrackTintColor", \UISlider.minimumTrackTintColor, on: object) {
      $0.minimumTrackTintColor = $0.minimumTrackTintColor
    }
    check("UISlider.minimumValue", \UISlider.minimumValue, on: object) {
      $0.minimumValue = $0.minimumValue
    }
    check("UISlider.minimumValueImage", \UISlider.minimumValueImage, on: object) {
      $0.minimumValueImage = $0.minimumValueImage
    }
    check("UISlider.thumbTintColor", \UISlider.thumbTintColor, on: object) {
      $0.thumbTintColor = $0.thumbTintColor
    }
    check("UISlider.value", \UISlider.value, on: object) {
      $0.value = $0.value
    }
  }
}
