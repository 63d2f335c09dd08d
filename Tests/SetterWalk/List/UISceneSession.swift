// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISceneSession() {
    let object = make(UISceneSession.self)
    check("UISceneSession.userInfo", \UISceneSession.userInfo, on: object) {
      $0.userInfo = $0.userInfo
    }
  }
}
