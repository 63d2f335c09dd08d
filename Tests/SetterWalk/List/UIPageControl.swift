// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPageControl() {
    let object = make(UIPageControl.self)
    check("UIPageControl.accessibilityValue", \UIPageControl.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check(
      "UIPageControl.allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction,
      on: object
    ) {
      $0.allowsContinuousInteraction = $0.allowsContinuousInteraction
    }
    check("UIPageControl.backgroundStyle", \UIPageControl.backgroundStyle, on: object) {
      $0.backgroundStyle = $0.backgroundStyle
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
    check("UIPageControl.direction", \UIPageControl.direction, on: object) {
      $0.direction = $0.direction
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
    check(
      "UIPageControl.preferredCurrentPageIndicatorImage",
      \UIPageControl.preferredCurrentPageIndicatorImage, on: object
    ) {
      $0.preferredCurrentPageIndicatorImage = $0.preferredCurrentPageIndicatorImage
    }
    check(
      "UIPageControl.preferredIndicatorImage", \UIPageControl.preferredIndicatorImage, on: object
    ) {
      $0.preferredIndicatorImage = $0.preferredIndicatorImage
    }
  }
}
