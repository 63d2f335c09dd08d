// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIActivityIndicatorView() {
    let object = make(UIActivityIndicatorView.self)
    check(
      "UIActivityIndicatorView.accessibilityTraits", \UIActivityIndicatorView.accessibilityTraits,
      on: object
    ) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check(
      "UIActivityIndicatorView.accessibilityValue", \UIActivityIndicatorView.accessibilityValue,
      on: object
    ) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UIActivityIndicatorView.color", \UIActivityIndicatorView.color, on: object) {
      $0.color = $0.color
    }
    check(
      "UIActivityIndicatorView.hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped,
      on: object
    ) {
      $0.hidesWhenStopped = $0.hidesWhenStopped
    }
    check(
      "UIActivityIndicatorView.isAccessibilityElement",
      \UIActivityIndicatorView.isAccessibilityElement, on: object
    ) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check("UIActivityIndicatorView.style", \UIActivityIndicatorView.style, on: object) {
      $0.style = $0.style
    }
  }
}
