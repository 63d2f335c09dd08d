import Foundation

/// What a controller shows in place of content that it does not have.
struct UnavailableContent {
  /// Asked for once for every controller, before its first layout.
  var needsUpdate = true
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailable.configuration = configuration
    if let view = unavailable.view {
      if let configuration, view.supports(configuration) {
        view.configuration = configuration
        return
      }
      view.removeFromSuperview()
      unavailable.view = nil
    }
    storedView?.setNeedsLayout()
  }

  var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    // An item that nobody asked for is not made for this.
    state.searchText = barState.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Before the view is laid out: runs the update that is due, and shows its result over the view.
  func layOutUnavailableContent() {
    if unavailable.needsUpdate {
      unavailable.needsUpdate = false
      track(.updateContentUnavailableConfiguration) {
        $0.updateContentUnavailableConfiguration(using: $0.contentUnavailableConfigurationState)
      }
    }
    guard let view = storedView, let configuration = unavailable.configuration else { return }
    let shown = unavailable.view ?? configuration.makeContentView()
    unavailable.view = shown
    if view.subviews.last !== shown { view.addSubview(shown) }
    if shown.superview === view, view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }
}
