// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISplitViewController() {
    let object = make(UISplitViewController.self)
    check("UISplitViewController.delegate", \UISplitViewController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check(
      "UISplitViewController.displayModeButtonVisibility",
      \UISplitViewController.displayModeButtonVisibility, on: object
    ) {
      $0.displayModeButtonVisibility = $0.displayModeButtonVisibility
    }
    check(
      "UISplitViewController.maximumPrimaryColumnWidth",
      \UISplitViewController.maximumPrimaryColumnWidth, on: object
    ) {
      $0.maximumPrimaryColumnWidth = $0.maximumPrimaryColumnWidth
    }
    check(
      "UISplitViewController.maximumSupplementaryColumnWidth",
      \UISplitViewController.maximumSupplementaryColumnWidth, on: object
    ) {
      $0.maximumSupplementaryColumnWidth = $0.maximumSupplementaryColumnWidth
    }
    check(
      "UISplitViewController.minimumPrimaryColumnWidth",
      \UISplitViewController.minimumPrimaryColumnWidth, on: object
    ) {
      $0.minimumPrimaryColumnWidth = $0.minimumPrimaryColumnWidth
    }
    check(
      "UISplitViewController.minimumSupplementaryColumnWidth",
      \UISplitViewController.minimumSupplementaryColumnWidth, on: object
    ) {
      $0.minimumSupplementaryColumnWidth = $0.minimumSupplementaryColumnWidth
    }
    check(
      "UISplitViewController.preferredDisplayMode", \UISplitViewController.preferredDisplayMode,
      on: object
    ) {
      $0.preferredDisplayMode = $0.preferredDisplayMode
    }
    check(
      "UISplitViewController.preferredPrimaryColumnWidth",
      \UISplitViewController.preferredPrimaryColumnWidth, on: object
    ) {
      $0.preferredPrimaryColumnWidth = $0.preferredPrimaryColumnWidth
    }
    check(
      "UISplitViewController.preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction, on: object
    ) {
      $0.preferredPrimaryColumnWidthFraction = $0.preferredPrimaryColumnWidthFraction
    }
    check(
      "UISplitViewController.preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior,
      on: object
    ) {
      $0.preferredSplitBehavior = $0.preferredSplitBehavior
    }
    check(
      "UISplitViewController.preferredSupplementaryColumnWidth",
      \UISplitViewController.preferredSupplementaryColumnWidth, on: object
    ) {
      $0.preferredSupplementaryColumnWidth = $0.preferredSupplementaryColumnWidth
    }
    check(
      "UISplitViewController.preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction, on: object
    ) {
      $0.preferredSupplementaryColumnWidthFraction = $0.preferredSupplementaryColumnWidthFraction
    }
    check(
      "UISplitViewController.presentsWithGesture", \UISplitViewController.presentsWithGesture,
      on: object
    ) {
      $0.presentsWithGesture = $0.presentsWithGesture
    }
    check(
      "UISplitViewController.primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle,
      on: object
    ) {
      $0.primaryBackgroundStyle = $0.primaryBackgroundStyle
    }
    check("UISplitViewController.primaryEdge", \UISplitViewController.primaryEdge, on: object) {
      $0.primaryEdge = $0.primaryEdge
    }
    check(
      "UISplitViewController.showsSecondaryOnlyButton",
      \UISplitViewController.showsSecondaryOnlyButton, on: object
    ) {
      $0.showsSecondaryOnlyButton = $0.showsSecondaryOnlyButton
    }
    check(
      "UISplitViewController.viewControllers", \UISplitViewController.viewControllers, on: object
    ) {
      $0.viewControllers = $0.viewControllers
    }
  }
}
