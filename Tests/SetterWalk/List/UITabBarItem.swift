// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITabBarItem() {
    let object = make(UITabBarItem.self)
    check("UITabBarItem.badgeColor", \UITabBarItem.badgeColor, on: object) {
      $0.badgeColor = $0.badgeColor
    }
    check("UITabBarItem.badgeValue", \UITabBarItem.badgeValue, on: object) {
      $0.badgeValue = $0.badgeValue
    }
    check("UITabBarItem.selectedImage", \UITabBarItem.selectedImage, on: object) {
      $0.selectedImage = $0.selectedImage
    }
  }
}
