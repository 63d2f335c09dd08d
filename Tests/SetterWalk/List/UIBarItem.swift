// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIBarItem() {
    let object = make(UIBarItem.self)
    check("UIBarItem.accessibilityIdentifier", \UIBarItem.accessibilityIdentifier, on: object) {
      $0.accessibilityIdentifier = $0.accessibilityIdentifier
    }
    check("UIBarItem.accessibilityLabel", \UIBarItem.accessibilityLabel, on: object) {
      $0.accessibilityLabel = $0.accessibilityLabel
    }
    check("UIBarItem.image", \UIBarItem.image, on: object) {
      $0.image = $0.image
    }
    check("UIBarItem.isEnabled", \UIBarItem.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
    check("UIBarItem.landscapeImagePhone", \UIBarItem.landscapeImagePhone, on: object) {
      $0.landscapeImagePhone = $0.landscapeImagePhone
    }
    check("UIBarItem.tag", \UIBarItem.tag, on: object) {
      $0.tag = $0.tag
    }
    check("UIBarItem.title", \UIBarItem.title, on: object) {
      $0.title = $0.title
    }
  }
}
