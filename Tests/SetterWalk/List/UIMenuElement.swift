// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIMenuElement() {
    let object = make(UIMenuElement.self)
    check("UIMenuElement.subtitle", \UIMenuElement.subtitle, on: object) {
      $0.subtitle = $0.subtitle
    }
  }
}
