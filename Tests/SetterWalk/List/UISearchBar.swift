// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISearchBar() {
    let object = make(UISearchBar.self)
    check("UISearchBar.barStyle", \UISearchBar.barStyle, on: object) {
      $0.barStyle = $0.barStyle
    }
    check("UISearchBar.barTintColor", \UISearchBar.barTintColor, on: object) {
      $0.barTintColor = $0.barTintColor
    }
    check("UISearchBar.delegate", \UISearchBar.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UISearchBar.inputAccessoryView", \UISearchBar.inputAccessoryView, on: object) {
      $0.inputAccessoryView = $0.inputAccessoryView
    }
    check("UISearchBar.isEnabled", \UISearchBar.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
    check(
      "UISearchBar.isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected,
      on: object
    ) {
      $0.isSearchResultsButtonSelected = $0.isSearchResultsButtonSelected
    }
    check("UISearchBar.isTranslucent", \UISearchBar.isTranslucent, on: object) {
      $0.isTranslucent = $0.isTranslucent
    }
    check("UISearchBar.placeholder", \UISearchBar.placeholder, on: object) {
      $0.placeholder = $0.placeholder
    }
    check("UISearchBar.prompt", \UISearchBar.prompt, on: object) {
      $0.prompt = $0.prompt
    }
    check("UISearchBar.scopeButtonTitles", \UISearchBar.scopeButtonTitles, on: object) {
      $0.scopeButtonTitles = $0.scopeButtonTitles
    }
    check("UISearchBar.searchBarStyle", \UISearchBar.searchBarStyle, on: object) {
      $0.searchBarStyle = $0.searchBarStyle
    }
    check("UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex, on: object)
    {
      $0.selectedScopeButtonIndex = $0.selectedScopeButtonIndex
    }
    check("UISearchBar.showsBookmarkButton", \UISearchBar.showsBookmarkButton, on: object) {
      $0.showsBookmarkButton = $0.showsBookmarkButton
    }
    check("UISearchBar.showsCancelButton", \UISearchBar.showsCancelButton, on: object) {
      $0.showsCancelButton = $0.showsCancelButton
    }
    check("UISearchBar.showsScopeBar", \UISearchBar.showsScopeBar, on: object) {
      $0.showsScopeBar = $0.showsScopeBar
    }
    check("UISearchBar.showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, on: object)
    {
      $0.showsSearchResultsButton = $0.showsSearchResultsButton
    }
    check("UISearchBar.text", \UISearchBar.text, on: object) {
      $0.text = $0.text
    }
  }
}
