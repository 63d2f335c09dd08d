// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUILayoutGuide() {
    let object = make(UILayoutGuide.self)
    check("UILayoutGuide.identifier", \UILayoutGuide.identifier, on: object) {
      $0.identifier = $0.identifier
    }
    check("UILayoutGuide.owningView", \UILayoutGuide.owningView, on: object) {
      $0.owningView = $0.owningView
    }
  }
}
