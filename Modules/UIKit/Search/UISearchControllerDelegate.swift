public import Foundation

/// Is told when a search comes and goes.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to come.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search is there.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search is gone.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search controller in the program's own way; where that does not happen, it is
  /// presented by itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Brings the results of a search up to date.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has begun, or its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
