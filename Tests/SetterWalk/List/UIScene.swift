// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIScene() {
    let object = make(UIScene.self)
    check("UIScene.delegate", \UIScene.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UIScene.subtitle", \UIScene.subtitle, on: object) {
      $0.subtitle = $0.subtitle
    }
    check("UIScene.title", \UIScene.title, on: object) {
      $0.title = $0.title
    }
  }
}
