// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIViewController() {
    let object = make(UIViewController.self)
    check(
      "UIViewController.additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets,
      on: object
    ) {
      $0.additionalSafeAreaInsets = $0.additionalSafeAreaInsets
    }
    check(
      "UIViewController.contentUnavailableConfiguration",
      \UIViewController.contentUnavailableConfiguration, on: object
    ) {
      $0.contentUnavailableConfiguration = $0.contentUnavailableConfiguration
    }
    check(
      "UIViewController.definesPresentationContext", \UIViewController.definesPresentationContext,
      on: object
    ) {
      $0.definesPresentationContext = $0.definesPresentationContext
    }
    check(
      "UIViewController.hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed,
      on: object
    ) {
      $0.hidesBottomBarWhenPushed = $0.hidesBottomBarWhenPushed
    }
    check("UIViewController.isEditing", \UIViewController.isEditing, on: object) {
      $0.isEditing = $0.isEditing
    }
    check(
      "UIViewController.isModalInPresentation", \UIViewController.isModalInPresentation, on: object
    ) {
      $0.isModalInPresentation = $0.isModalInPresentation
    }
    check(
      "UIViewController.modalPresentationStyle", \UIViewController.modalPresentationStyle,
      on: object
    ) {
      $0.modalPresentationStyle = $0.modalPresentationStyle
    }
    check(
      "UIViewController.modalTransitionStyle", \UIViewController.modalTransitionStyle, on: object
    ) {
      $0.modalTransitionStyle = $0.modalTransitionStyle
    }
    check(
      "UIViewController.overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle,
      on: object
    ) {
      $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle
    }
    check(
      "UIViewController.preferredContentSize", \UIViewController.preferredContentSize, on: object
    ) {
      $0.preferredContentSize = $0.preferredContentSize
    }
    check(
      "UIViewController.providesPresentationContextTransitionStyle",
      \UIViewController.providesPresentationContextTransitionStyle, on: object
    ) {
      $0.providesPresentationContextTransitionStyle = $0.providesPresentationContextTransitionStyle
    }
    check("UIViewController.tabBarItem", \UIViewController.tabBarItem, on: object) {
      $0.tabBarItem = $0.tabBarItem
    }
    check("UIViewController.title", \UIViewController.title, on: object) {
      $0.title = $0.title
    }
    check("UIViewController.toolbarItems", \UIViewController.toolbarItems, on: object) {
      $0.toolbarItems = $0.toolbarItems
    }
    check("UIViewController.traitOverrides", \UIViewController.traitOverrides, on: object) {
      $0.traitOverrides = $0.traitOverrides
    }
    check(
      "UIViewController.transitioningDelegate", \UIViewController.transitioningDelegate, on: object
    ) {
      $0.transitioningDelegate = $0.transitioningDelegate
    }
    check("UIViewController.view", \UIViewController.view, on: object) {
      $0.view = $0.view
    }
  }
}
