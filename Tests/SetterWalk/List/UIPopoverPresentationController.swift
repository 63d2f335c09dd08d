// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPopoverPresentationController() {
    let object = make(UIPopoverPresentationController.self)
    check(
      "UIPopoverPresentationController.barButtonItem",
      \UIPopoverPresentationController.barButtonItem, on: object
    ) {
      $0.barButtonItem = $0.barButtonItem
    }
    check(
      "UIPopoverPresentationController.canOverlapSourceViewRect",
      \UIPopoverPresentationController.canOverlapSourceViewRect, on: object
    ) {
      $0.canOverlapSourceViewRect = $0.canOverlapSourceViewRect
    }
    check(
      "UIPopoverPresentationController.passthroughViews",
      \UIPopoverPresentationController.passthroughViews, on: object
    ) {
      $0.passthroughViews = $0.passthroughViews
    }
    check(
      "UIPopoverPresentationController.permittedArrowDirections",
      \UIPopoverPresentationController.permittedArrowDirections, on: object
    ) {
      $0.permittedArrowDirections = $0.permittedArrowDirections
    }
    check(
      "UIPopoverPresentationController.popoverLayoutMargins",
      \UIPopoverPresentationController.popoverLayoutMargins, on: object
    ) {
      $0.popoverLayoutMargins = $0.popoverLayoutMargins
    }
    check(
      "UIPopoverPresentationController.sourceRect", \UIPopoverPresentationController.sourceRect,
      on: object
    ) {
      $0.sourceRect = $0.sourceRect
    }
    check(
      "UIPopoverPresentationController.sourceView", \UIPopoverPresentationController.sourceView,
      on: object
    ) {
      $0.sourceView = $0.sourceView
    }
  }
}
