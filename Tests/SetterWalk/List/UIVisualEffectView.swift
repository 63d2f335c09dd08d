// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIVisualEffectView() {
    let object = make(UIVisualEffectView.self)
    check("UIVisualEffectView.effect", \UIVisualEffectView.effect, on: object) {
      $0.effect = $0.effect
    }
  }
}
