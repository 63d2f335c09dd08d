// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIGestureRecognizer() {
    let object = make(UIGestureRecognizer.self)
    check(
      "UIGestureRecognizer.cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
      on: object
    ) {
      $0.cancelsTouchesInView = $0.cancelsTouchesInView
    }
    check(
      "UIGestureRecognizer.delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan, on: object
    ) {
      $0.delaysTouchesBegan = $0.delaysTouchesBegan
    }
    check(
      "UIGestureRecognizer.delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded, on: object
    ) {
      $0.delaysTouchesEnded = $0.delaysTouchesEnded
    }
    check("UIGestureRecognizer.delegate", \UIGestureRecognizer.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UIGestureRecognizer.isEnabled", \UIGestureRecognizer.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
    check("UIGestureRecognizer.name", \UIGestureRecognizer.name, on: object) {
      $0.name = $0.name
    }
    check("UIGestureRecognizer.state", \UIGestureRecognizer.state, on: object) {
      $0.state = $0.state
    }
  }
}
