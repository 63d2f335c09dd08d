// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPanGestureRecognizer() {
    let object = make(UIPanGestureRecognizer.self)
    check(
      "UIPanGestureRecognizer.allowedScrollTypesMask",
      \UIPanGestureRecognizer.allowedScrollTypesMask, on: object
    ) {
      $0.allowedScrollTypesMask = $0.allowedScrollTypesMask
    }
    check(
      "UIPanGestureRecognizer.maximumNumberOfTouches",
      \UIPanGestureRecognizer.maximumNumberOfTouches, on: object
    ) {
      $0.maximumNumberOfTouches = $0.maximumNumberOfTouches
    }
    check(
      "UIPanGestureRecognizer.minimumNumberOfTouches",
      \UIPanGestureRecognizer.minimumNumberOfTouches, on: object
    ) {
      $0.minimumNumberOfTouches = $0.minimumNumberOfTouches
    }
  }
}
