// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIApplication() {
    let object = make(UIApplication.self)
    check("UIApplication.delegate", \UIApplication.delegate, on: object) {
      $0.delegate = $0.delegate
    }
  }
}
