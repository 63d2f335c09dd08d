// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUINavigationBar() {
    let object = make(UINavigationBar.self)
    check("UINavigationBar.barStyle", \UINavigationBar.barStyle, on: object) {
      $0.barStyle = $0.barStyle
    }
    check("UINavigationBar.barTintColor", \UINavigationBar.barTintColor, on: object) {
      $0.barTintColor = $0.barTintColor
    }
    check("UINavigationBar.delegate", \UINavigationBar.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UINavigationBar.isTranslucent", \UINavigationBar.isTranslucent, on: object) {
      $0.isTranslucent = $0.isTranslucent
    }
    check("UINavigationBar.items", \UINavigationBar.items, on: object) {
      $0.items = $0.items
    }
    check("UINavigationBar.prefersLargeTitles", \UINavigationBar.prefersLargeTitles, on: object) {
      $0.prefersLargeTitles = $0.prefersLargeTitles
    }
  }
}
