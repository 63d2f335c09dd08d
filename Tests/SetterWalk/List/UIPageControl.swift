// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPageControl() {
    let object = make(UIPageControl.self)
    check("UIPageControl.accessibilityValue", \UIPageControl.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UIPageControl.currentPage", \UIPageControl.currentPage, on: object) {
      $0.currentPage = $0.currentPage
    }
    check(
      "UIPageControl.currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor,
      on: object
    ) {
      $0.currentPageIndicatorTintColor = $0.currentPageIndicatorTintColor
    }
    check("UIPageControl.hidesForSinglePage", \UIPageControl.hidesForSinglePage, on: object) {
      $0.hidesForSinglePage = $0.hidesForSinglePage
    }
    check("UIPageControl.numberOfPages", \UIPageControl.numberOfPages, on: object) {
      $0.numberOfPages = $0.numberOfPages
    }
    check("UIPageControl.pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, on: object)
    {
      $0.pageIndicatorTintColor = $0.pageIndicatorTintColor
    }
  }
}
