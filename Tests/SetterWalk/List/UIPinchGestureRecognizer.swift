// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPinchGestureRecognizer() {
    let object = make(UIPinchGestureRecognizer.self)
    check("UIPinchGestureRecognizer.scale", \UIPinchGestureRecognizer.scale, on: object) {
      $0.scale = $0.scale
    }
  }
}
