// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITapGestureRecognizer() {
    let object = make(UITapGestureRecognizer.self)
    check(
      "UITapGestureRecognizer.numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired,
      on: object
    ) {
      $0.numberOfTapsRequired = $0.numberOfTapsRequired
    }
    check(
      "UITapGestureRecognizer.numberOfTouchesRequired",
      \UITapGestureRecognizer.numberOfTouchesRequired, on: object
    ) {
      $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
    }
  }
}
