// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISheetPresentationController() {
    let object = make(UISheetPresentationController.self)
    check(
      "UISheetPresentationController.detents", \UISheetPresentationController.detents, on: object
    ) {
      $0.detents = $0.detents
    }
    check(
      "UISheetPresentationController.largestUndimmedDetentIdentifier",
      \UISheetPresentationController.largestUndimmedDetentIdentifier, on: object
    ) {
      $0.largestUndimmedDetentIdentifier = $0.largestUndimmedDetentIdentifier
    }
    check(
      "UISheetPresentationController.preferredCornerRadius",
      \UISheetPresentationController.preferredCornerRadius, on: object
    ) {
      $0.preferredCornerRadius = $0.preferredCornerRadius
    }
    check(
      "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
      \UISheetPresentationController.prefersEdgeAttachedInCompactHeight, on: object
    ) {
      $0.prefersEdgeAttachedInCompactHeight = $0.prefersEdgeAttachedInCompactHeight
    }
    check(
      "UISheetPresentationController.prefersGrabberVisible",
      \UISheetPresentationController.prefersGrabberVisible, on: object
    ) {
      $0.prefersGrabberVisible = $0.prefersGrabberVisible
    }
    check(
      "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge",
      \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge, on: object
    ) {
      $0.prefersScrollingExpandsWhenScrolledToEdge = $0.prefersScrollingExpandsWhenScrolledToEdge
    }
    check(
      "UISheetPresentationController.selectedDetentIdentifier",
      \UISheetPresentationController.selectedDetentIdentifier, on: object
    ) {
      $0.selectedDetentIdentifier = $0.selectedDetentIdentifier
    }
    check(
      "UISheetPresentationController.sourceView", \UISheetPresentationController.sourceView,
      on: object
    ) {
      $0.sourceView = $0.sourceView
    }
    check(
      "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
      \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached, on: object
    ) {
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached =
        $0.widthFollowsPreferredContentSizeWhenEdgeAttached
    }
  }
}
