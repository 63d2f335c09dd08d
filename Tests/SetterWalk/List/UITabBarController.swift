// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITabBarController() {
    let object = make(UITabBarController.self)
    check("UITabBarController.delegate", \UITabBarController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UITabBarController.isTabBarHidden", \UITabBarController.isTabBarHidden, on: object) {
      $0.isTabBarHidden = $0.isTabBarHidden
    }
    check("UITabBarController.selectedIndex", \UITabBarController.selectedIndex, on: object) {
      $0.selectedIndex = $0.selectedIndex
    }
    check(
      "UITabBarController.selectedViewController", \UITabBarController.selectedViewController,
      on: object
    ) {
      $0.selectedViewController = $0.selectedViewController
    }
    check("UITabBarController.viewControllers", \UITabBarController.viewControllers, on: object) {
      $0.viewControllers = $0.viewControllers
    }
  }
}
