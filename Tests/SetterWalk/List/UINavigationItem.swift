// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUINavigationItem() {
    let object = make(UINavigationItem.self)
    check("UINavigationItem.backAction", \UINavigationItem.backAction, on: object) {
      $0.backAction = $0.backAction
    }
    check("UINavigationItem.backBarButtonItem", \UINavigationItem.backBarButtonItem, on: object) {
      $0.backBarButtonItem = $0.backBarButtonItem
    }
    check(
      "UINavigationItem.backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode, on: object
    ) {
      $0.backButtonDisplayMode = $0.backButtonDisplayMode
    }
    check("UINavigationItem.backButtonTitle", \UINavigationItem.backButtonTitle, on: object) {
      $0.backButtonTitle = $0.backButtonTitle
    }
    check("UINavigationItem.hidesBackButton", \UINavigationItem.hidesBackButton, on: object) {
      $0.hidesBackButton = $0.hidesBackButton
    }
    check(
      "UINavigationItem.hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling,
      on: object
    ) {
      $0.hidesSearchBarWhenScrolling = $0.hidesSearchBarWhenScrolling
    }
    check(
      "UINavigationItem.largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode, on: object
    ) {
      $0.largeTitleDisplayMode = $0.largeTitleDisplayMode
    }
    check("UINavigationItem.leftBarButtonItem", \UINavigationItem.leftBarButtonItem, on: object) {
      $0.leftBarButtonItem = $0.leftBarButtonItem
    }
    check("UINavigationItem.leftBarButtonItems", \UINavigationItem.leftBarButtonItems, on: object) {
      $0.leftBarButtonItems = $0.leftBarButtonItems
    }
    check(
      "UINavigationItem.leftItemsSupplementBackButton",
      \UINavigationItem.leftItemsSupplementBackButton, on: object
    ) {
      $0.leftItemsSupplementBackButton = $0.leftItemsSupplementBackButton
    }
    check(
      "UINavigationItem.preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement,
      on: object
    ) {
      $0.preferredSearchBarPlacement = $0.preferredSearchBarPlacement
    }
    check("UINavigationItem.prompt", \UINavigationItem.prompt, on: object) {
      $0.prompt = $0.prompt
    }
    check("UINavigationItem.rightBarButtonItem", \UINavigationItem.rightBarButtonItem, on: object) {
      $0.rightBarButtonItem = $0.rightBarButtonItem
    }
    check("UINavigationItem.rightBarButtonItems", \UINavigationItem.rightBarButtonItems, on: object)
    {
      $0.rightBarButtonItems = $0.rightBarButtonItems
    }
    check("UINavigationItem.searchController", \UINavigationItem.searchController, on: object) {
      $0.searchController = $0.searchController
    }
    check("UINavigationItem.title", \UINavigationItem.title, on: object) {
      $0.title = $0.title
    }
    check("UINavigationItem.titleView", \UINavigationItem.titleView, on: object) {
      $0.titleView = $0.titleView
    }
  }
}
