// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPageViewController() {
    let object = make(UIPageViewController.self)
    check("UIPageViewController.dataSource", \UIPageViewController.dataSource, on: object) {
      $0.dataSource = $0.dataSource
    }
    check("UIPageViewController.delegate", \UIPageViewController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UIPageViewController.isDoubleSided", \UIPageViewController.isDoubleSided, on: object) {
      $0.isDoubleSided = $0.isDoubleSided
    }
  }
}
