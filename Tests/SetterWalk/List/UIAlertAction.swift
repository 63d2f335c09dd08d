// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIAlertAction() {
    let object = make(UIAlertAction.self)
    check("UIAlertAction.isEnabled", \UIAlertAction.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
  }
}
