// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIAlertController() {
    let object = make(UIAlertController.self)
    check("UIAlertController.message", \UIAlertController.message, on: object) {
      $0.message = $0.message
    }
    check("UIAlertController.preferredAction", \UIAlertController.preferredAction, on: object) {
      $0.preferredAction = $0.preferredAction
    }
    check("UIAlertController.title", \UIAlertController.title, on: object) {
      $0.title = $0.title
    }
  }
}
