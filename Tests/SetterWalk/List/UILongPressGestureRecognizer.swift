// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUILongPressGestureRecognizer() {
    let object = make(UILongPressGestureRecognizer.self)
    check(
      "UILongPressGestureRecognizer.allowableMovement",
      \UILongPressGestureRecognizer.allowableMovement, on: object
    ) {
      $0.allowableMovement = $0.allowableMovement
    }
    check(
      "UILongPressGestureRecognizer.minimumPressDuration",
      \UILongPressGestureRecognizer.minimumPressDuration, on: object
    ) {
      $0.minimumPressDuration = $0.minimumPressDuration
    }
    check(
      "UILongPressGestureRecognizer.numberOfTapsRequired",
      \UILongPressGestureRecognizer.numberOfTapsRequired, on: object
    ) {
      $0.numberOfTapsRequired = $0.numberOfTapsRequired
    }
    check(
      "UILongPressGestureRecognizer.numberOfTouchesRequired",
      \UILongPressGestureRecognizer.numberOfTouchesRequired, on: object
    ) {
      $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
    }
  }
}
