// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIContextualAction() {
    let object = make(UIContextualAction.self)
    check("UIContextualAction.backgroundColor", \UIContextualAction.backgroundColor, on: object) {
      $0.backgroundColor = $0.backgroundColor
    }
    check("UIContextualAction.image", \UIContextualAction.image, on: object) {
      $0.image = $0.image
    }
    check("UIContextualAction.title", \UIContextualAction.title, on: object) {
      $0.title = $0.title
    }
  }
}
