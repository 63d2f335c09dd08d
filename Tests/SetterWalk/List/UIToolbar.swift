// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIToolbar() {
    let object = make(UIToolbar.self)
    check("UIToolbar.barStyle", \UIToolbar.barStyle, on: object) {
      $0.barStyle = $0.barStyle
    }
    check("UIToolbar.barTintColor", \UIToolbar.barTintColor, on: object) {
      $0.barTintColor = $0.barTintColor
    }
    check("UIToolbar.delegate", \UIToolbar.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UIToolbar.isTranslucent", \UIToolbar.isTranslucent, on: object) {
      $0.isTranslucent = $0.isTranslucent
    }
    check("UIToolbar.items", \UIToolbar.items, on: object) {
      $0.items = $0.items
    }
  }
}
