// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIWindowScene() {
    let object = make(UIWindowScene.self)
    check("UIWindowScene.traitOverrides", \UIWindowScene.traitOverrides, on: object) {
      $0.traitOverrides = $0.traitOverrides
    }
  }
}
