public import Foundation

extension UISearchBar {
  /// How a search bar looks.
  public enum Style: UInt, Sendable {
    /// As the platform's search bars look.
    case `default` = 0
    /// With a background that lets what lies behind shine through.
    case prominent = 1
    /// With no background but that of the field.
    case minimal = 2
  }
}

/// Decides about, and is told of, what the user does in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin; `true` unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end; `true` unless implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user has changed the text, or cleared it. What the program sets is not told.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether what the user does may replace the range of the present text; `true` unless implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has pressed the search key. Editing goes on.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The user has tapped the cancel button. Editing goes on.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user has tapped the button that lists results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// The user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
