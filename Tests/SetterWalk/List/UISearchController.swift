// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISearchController() {
    let object = make(UISearchController.self)
    check(
      "UISearchController.automaticallyShowsCancelButton",
      \UISearchController.automaticallyShowsCancelButton, on: object
    ) {
      $0.automaticallyShowsCancelButton = $0.automaticallyShowsCancelButton
    }
    check(
      "UISearchController.automaticallyShowsSearchResultsController",
      \UISearchController.automaticallyShowsSearchResultsController, on: object
    ) {
      $0.automaticallyShowsSearchResultsController = $0.automaticallyShowsSearchResultsController
    }
    check("UISearchController.delegate", \UISearchController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check(
      "UISearchController.hidesNavigationBarDuringPresentation",
      \UISearchController.hidesNavigationBarDuringPresentation, on: object
    ) {
      $0.hidesNavigationBarDuringPresentation = $0.hidesNavigationBarDuringPresentation
    }
    check("UISearchController.isActive", \UISearchController.isActive, on: object) {
      $0.isActive = $0.isActive
    }
    check(
      "UISearchController.obscuresBackgroundDuringPresentation",
      \UISearchController.obscuresBackgroundDuringPresentation, on: object
    ) {
      $0.obscuresBackgroundDuringPresentation = $0.obscuresBackgroundDuringPresentation
    }
    check(
      "UISearchController.scopeBarActivation", \UISearchController.scopeBarActivation, on: object
    ) {
      $0.scopeBarActivation = $0.scopeBarActivation
    }
    check(
      "UISearchController.searchResultsUpdater", \UISearchController.searchResultsUpdater,
      on: object
    ) {
      $0.searchResultsUpdater = $0.searchResultsUpdater
    }
    check(
      "UISearchController.showsSearchResultsController",
      \UISearchController.showsSearchResultsController, on: object
    ) {
      $0.showsSearchResultsController = $0.showsSearchResultsController
    }
  }
}
