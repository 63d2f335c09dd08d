// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIScrollView() {
    let object = make(UIScrollView.self)
    check("UIScrollView.alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, on: object) {
      $0.alwaysBounceHorizontal = $0.alwaysBounceHorizontal
    }
    check("UIScrollView.alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, on: object) {
      $0.alwaysBounceVertical = $0.alwaysBounceVertical
    }
    check(
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets",
      \UIScrollView.automaticallyAdjustsScrollIndicatorInsets, on: object
    ) {
      $0.automaticallyAdjustsScrollIndicatorInsets = $0.automaticallyAdjustsScrollIndicatorInsets
    }
    check("UIScrollView.bounces", \UIScrollView.bounces, on: object) {
      $0.bounces = $0.bounces
    }
    check("UIScrollView.bouncesHorizontally", \UIScrollView.bouncesHorizontally, on: object) {
      $0.bouncesHorizontally = $0.bouncesHorizontally
    }
    check("UIScrollView.bouncesVertically", \UIScrollView.bouncesVertically, on: object) {
      $0.bouncesVertically = $0.bouncesVertically
    }
    check("UIScrollView.bouncesZoom", \UIScrollView.bouncesZoom, on: object) {
      $0.bouncesZoom = $0.bouncesZoom
    }
    check("UIScrollView.canCancelContentTouches", \UIScrollView.canCancelContentTouches, on: object)
    {
      $0.canCancelContentTouches = $0.canCancelContentTouches
    }
    check("UIScrollView.contentAlignmentPoint", \UIScrollView.contentAlignmentPoint, on: object) {
      $0.contentAlignmentPoint = $0.contentAlignmentPoint
    }
    check("UIScrollView.contentInset", \UIScrollView.contentInset, on: object) {
      $0.contentInset = $0.contentInset
    }
    check(
      "UIScrollView.contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      on: object
    ) {
      $0.contentInsetAdjustmentBehavior = $0.contentInsetAdjustmentBehavior
    }
    check("UIScrollView.contentOffset", \UIScrollView.contentOffset, on: object) {
      $0.contentOffset = $0.contentOffset
    }
    check("UIScrollView.contentSize", \UIScrollView.contentSize, on: object) {
      $0.contentSize = $0.contentSize
    }
    check("UIScrollView.decelerationRate", \UIScrollView.decelerationRate, on: object) {
      $0.decelerationRate = $0.decelerationRate
    }
    check("UIScrollView.delaysContentTouches", \UIScrollView.delaysContentTouches, on: object) {
      $0.delaysContentTouches = $0.delaysContentTouches
    }
    check("UIScrollView.delegate", \UIScrollView.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check(
      "UIScrollView.horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
      on: object
    ) {
      $0.horizontalScrollIndicatorInsets = $0.horizontalScrollIndicatorInsets
    }
    check("UIScrollView.indexDisplayMode", \UIScrollView.indexDisplayMode, on: object) {
      $0.indexDisplayMode = $0.indexDisplayMode
    }
    check("UIScrollView.indicatorStyle", \UIScrollView.indicatorStyle, on: object) {
      $0.indicatorStyle = $0.indicatorStyle
    }
    check(
      "UIScrollView.isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, on: object
    ) {
      $0.isDirectionalLockEnabled = $0.isDirectionalLockEnabled
    }
    check("UIScrollView.isPagingEnabled", \UIScrollView.isPagingEnabled, on: object) {
      $0.isPagingEnabled = $0.isPagingEnabled
    }
    check("UIScrollView.isScrollEnabled", \UIScrollView.isScrollEnabled, on: object) {
      $0.isScrollEnabled = $0.isScrollEnabled
    }
    check("UIScrollView.keyboardDismissMode", \UIScrollView.keyboardDismissMode, on: object) {
      $0.keyboardDismissMode = $0.keyboardDismissMode
    }
    check("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale, on: object) {
      $0.maximumZoomScale = $0.maximumZoomScale
    }
    check("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale, on: object) {
      $0.minimumZoomScale = $0.minimumZoomScale
    }
    check("UIScrollView.refreshControl", \UIScrollView.refreshControl, on: object) {
      $0.refreshControl = $0.refreshControl
    }
    check("UIScrollView.scrollsToTop", \UIScrollView.scrollsToTop, on: object) {
      $0.scrollsToTop = $0.scrollsToTop
    }
    check(
      "UIScrollView.showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
      on: object
    ) {
      $0.showsHorizontalScrollIndicator = $0.showsHorizontalScrollIndicator
    }
    check(
      "UIScrollView.showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
      on: object
    ) {
      $0.showsVerticalScrollIndicator = $0.showsVerticalScrollIndicator
    }
    check(
      "UIScrollView.verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets,
      on: object
    ) {
      $0.verticalScrollIndicatorInsets = $0.verticalScrollIndicatorInsets
    }
    check("UIScrollView.zoomScale", \UIScrollView.zoomScale, on: object) {
      $0.zoomScale = $0.zoomScale
    }
  }
}
