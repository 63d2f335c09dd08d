// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIRotationGestureRecognizer() {
    let object = make(UIRotationGestureRecognizer.self)
    check("UIRotationGestureRecognizer.rotation", \UIRotationGestureRecognizer.rotation, on: object)
    {
      $0.rotation = $0.rotation
    }
  }
}
