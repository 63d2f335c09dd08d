// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISceneConfiguration() {
    let object = make(UISceneConfiguration.self)
    check("UISceneConfiguration.delegateClass", \UISceneConfiguration.delegateClass, on: object) {
      $0.delegateClass = $0.delegateClass
    }
    check("UISceneConfiguration.sceneClass", \UISceneConfiguration.sceneClass, on: object) {
      $0.sceneClass = $0.sceneClass
    }
  }
}
