// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISwipeGestureRecognizer() {
    let object = make(UISwipeGestureRecognizer.self)
    check("UISwipeGestureRecognizer.direction", \UISwipeGestureRecognizer.direction, on: object) {
      $0.direction = $0.direction
    }
    check(
      "UISwipeGestureRecognizer.numberOfTouchesRequired",
      \UISwipeGestureRecognizer.numberOfTouchesRequired, on: object
    ) {
      $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
    }
  }
}
