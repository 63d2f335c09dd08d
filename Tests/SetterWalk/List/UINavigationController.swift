// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUINavigationController() {
    let object = make(UINavigationController.self)
    check("UINavigationController.delegate", \UINavigationController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check(
      "UINavigationController.isNavigationBarHidden", \UINavigationController.isNavigationBarHidden,
      on: object
    ) {
      $0.isNavigationBarHidden = $0.isNavigationBarHidden
    }
    check(
      "UINavigationController.isToolbarHidden", \UINavigationController.isToolbarHidden, on: object
    ) {
      $0.isToolbarHidden = $0.isToolbarHidden
    }
    check(
      "UINavigationController.viewControllers", \UINavigationController.viewControllers, on: object
    ) {
      $0.viewControllers = $0.viewControllers
    }
  }
}
