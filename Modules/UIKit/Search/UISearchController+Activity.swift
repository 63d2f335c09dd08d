import Foundation

extension UISearchController {
  /// The controller whose content is searched.
  private var searchedController: UIViewController? {
    shownItem?.controller
      ?? searchBar.responderChain.lazy.compactMap { $0 as? UIViewController }.first { _ in true }
  }

  func activate() {
    guard !isActive else { return }
    ownPresentation?.running?.hurry()
    guard let source = searchedController else {
      return Headless.report(
        .cannotPresent(controller: misuseName, on: "nothing", because: .belongsToNoController))
    }
    phase = .searching
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if ownPresentation == nil {
      let isAnimated = source.isInVisibleWindow
      source.present(self, animated: isAnimated) { [weak self] in self?.didPresent() }
    } else {
      didPresent()
    }
    guard ownPresentation != nil else { return phase = .idle }
    setContainerInsets(source.settings.containerInsets)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    refreshScopes()
    searchBarDidChangeHeight()
    refreshResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func didPresent() { delegate?.didPresentSearchController(self) }

  func deactivate() {
    guard isActive else { return }
    beginEnd()
    let isAnimated = isInVisibleWindow
    dismiss(animated: isAnimated) { [weak self] in self?.endSearch() }
  }

  /// Puts the bar back to how it is without a search.
  private func beginEnd() {
    guard phase == .searching else { return }
    phase = .ending
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
  }

  /// Tells of the end, once, however it came about.
  func endSearch() {
    guard phase != .idle else { return }
    if ownPresentation != nil, !isBeingDismissed { return }
    beginEnd()
    phase = .idle
    refreshScopes()
    searchBarDidChangeHeight()
    delegate?.didDismissSearchController(self)
  }

  // MARK: What the bar tells

  func editingDidBegin() {
    if isActive {
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      activate()
    }
  }

  func textDidChange() {
    guard isActive else { return }
    refreshScopes()
    refreshResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func scopeDidChange() {
    guard isActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func searchBarDidChangeHeight() { shownItem?.barItemDidChange() }

  /// Whether the rest of the navigation bar makes room for the search.
  var hidesRestOfBar: Bool { isActive && hidesNavigationBarDuringPresentation }

  func refreshScopes() {
    guard scopeBarActivation != .manual, !(searchBar.scopeButtonTitles ?? []).isEmpty else {
      return
    }
    let isWanted = scopeBarActivation != .onTextEntry || searchBar.searchTextField.hasText
    searchBar.setShowsScope(isActive && isWanted, animated: true)
  }

  // MARK: What the search shows

  func installResults(in root: UIView) {
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = root.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(results.view)
    results.didMove(toParent: self)
  }

  func refreshResults() {
    if automaticallyShowsSearchResultsController {
      showsResults = searchBar.searchTextField.hasText
    }
    guard isViewLoaded, let results = searchResultsController else { return }
    results.view.isHidden = !showsResults
  }

  func refreshCover() {
    (viewIfLoaded as? SearchRootView)?.isCovering = obscuresBackgroundDuringPresentation
  }
}
