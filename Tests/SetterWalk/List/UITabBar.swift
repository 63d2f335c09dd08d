// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITabBar() {
    let object = make(UITabBar.self)
    check("UITabBar.barStyle", \UITabBar.barStyle, on: object) {
      $0.barStyle = $0.barStyle
    }
    check("UITabBar.barTintColor", \UITabBar.barTintColor, on: object) {
      $0.barTintColor = $0.barTintColor
    }
    check("UITabBar.delegate", \UITabBar.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UITabBar.isTranslucent", \UITabBar.isTranslucent, on: object) {
      $0.isTranslucent = $0.isTranslucent
    }
    check("UITabBar.items", \UITabBar.items, on: object) {
      $0.items = $0.items
    }
    check("UITabBar.selectedItem", \UITabBar.selectedItem, on: object) {
      $0.selectedItem = $0.selectedItem
    }
    check("UITabBar.unselectedItemTintColor", \UITabBar.unselectedItemTintColor, on: object) {
      $0.unselectedItemTintColor = $0.unselectedItemTintColor
    }
  }
}
