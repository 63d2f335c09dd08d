// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIProgressView() {
    let object = make(UIProgressView.self)
    check("UIProgressView.accessibilityTraits", \UIProgressView.accessibilityTraits, on: object) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check("UIProgressView.accessibilityValue", \UIProgressView.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check(
      "UIProgressView.isAccessibilityElement", \UIProgressView.isAccessibilityElement, on: object
    ) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check("UIProgressView.observedProgress", \UIProgressView.observedProgress, on: object) {
      $0.observedProgress = $0.observedProgress
    }
    check("UIProgressView.progress", \UIProgressView.progress, on: object) {
      $0.progress = $0.progress
    }
    check("UIProgressView.progressImage", \UIProgressView.progressImage, on: object) {
      $0.progressImage = $0.progressImage
    }
    check("UIProgressView.progressTintColor", \UIProgressView.progressTintColor, on: object) {
      $0.progressTintColor = $0.progressTintColor
    }
    check("UIProgressView.progressViewStyle", \UIProgressView.progressViewStyle, on: object) {
      $0.progressViewStyle = $0.progressViewStyle
    }
    check("UIProgressView.trackImage", \UIProgressView.trackImage, on: object) {
      $0.trackImage = $0.trackImage
    }
    check("UIProgressView.trackTintColor", \UIProgressView.trackTintColor, on: object) {
      $0.trackTintColor = $0.trackTintColor
    }
  }
}
