// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIMenu() {
    let object = make(UIMenu.self)
    check("UIMenu.preferredElementSize", \UIMenu.preferredElementSize, on: object) {
      $0.preferredElementSize = $0.preferredElementSize
    }
  }
}
