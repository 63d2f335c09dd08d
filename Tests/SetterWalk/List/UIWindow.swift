// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIWindow() {
    let object = make(UIWindow.self)
    check("UIWindow.frame", \UIWindow.frame, on: object) {
      $0.frame = $0.frame
    }
    check("UIWindow.isHidden", \UIWindow.isHidden, on: object) {
      $0.isHidden = $0.isHidden
    }
    check("UIWindow.rootViewController", \UIWindow.rootViewController, on: object) {
      $0.rootViewController = $0.rootViewController
    }
    check("UIWindow.windowLevel", \UIWindow.windowLevel, on: object) {
      $0.windowLevel = $0.windowLevel
    }
    check("UIWindow.windowScene", \UIWindow.windowScene, on: object) {
      $0.windowScene = $0.windowScene
    }
  }
}
