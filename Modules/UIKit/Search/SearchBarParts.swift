import Foundation

/// The views of a search bar, and what they tell it.
@MainActor final class SearchBarParts: NSObject {
  static let rowHeight: CGFloat = 56
  static let scopeHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 36

  let field = UISearchTextField()
  let prompt = UILabel()
  let cancelButton = UIButton(type: .system)
  let bookmarkButton = UIButton(type: .system)
  let resultsButton = UIButton(type: .system)
  let scopes = UISegmentedControl()
  private(set) var selectedScope = 0
  private weak var bar: UISearchBar?

  var views: [UIView] { [prompt, field, bookmarkButton, resultsButton, cancelButton, scopes] }

  func attach(to bar: UISearchBar) {
    self.bar = bar
    field.delegate = self
    prompt.textAlignment = .center
    cancelButton.setTitle("Cancel", for: .normal)
    bookmarkButton.accessibilityLabel = "Bookmarks"
    resultsButton.accessibilityLabel = "Results"
    for view in [cancelButton, scopes] { view.isHidden = true }
    field.addAction(
      UIAction { [unowned self] _ in self.textDidChange() }, for: .editingChanged)
    scopes.addAction(
      UIAction { [unowned self] _ in self.userDidSelectScope() }, for: .valueChanged)
    connect(cancelButton) { bar in
      bar.delegate?.searchBarCancelButtonClicked(bar)
      bar.searchController?.isActive = false
    }
    connect(bookmarkButton) { bar in bar.delegate?.searchBarBookmarkButtonClicked(bar) }
    connect(resultsButton) { bar in bar.delegate?.searchBarResultsListButtonClicked(bar) }
  }

  private func connect(_ button: UIButton, to body: @escaping (UISearchBar) -> Void) {
    button.addAction(
      UIAction { [unowned self] _ in self.bar.map(body) }, for: .touchUpInside)
  }

  var isEnabled = true {
    didSet {
      field.isEnabled = isEnabled
      scopes.isEnabled = isEnabled
      for button in [cancelButton, bookmarkButton, resultsButton] { button.isEnabled = isEnabled }
    }
  }

  // MARK: Scopes

  func show(scopes titles: [String]) {
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if !titles.indices.contains(selectedScope) { selectedScope = 0 }
    showSelectedScope()
  }

  func select(scope index: Int) {
    guard index >= 0, index < max(1, scopes.numberOfSegments) else {
      return Headless.report(.segmentOutOfRange(index: index, count: scopes.numberOfSegments))
    }
    selectedScope = index
    showSelectedScope()
  }

  private func showSelectedScope() {
    guard scopes.numberOfSegments > 0 else { return }
    scopes.selectedSegmentIndex = selectedScope
  }

  private func userDidSelectScope() {
    selectedScope = scopes.selectedSegmentIndex
    guard let bar else { return }
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: selectedScope)
    bar.searchController?.scopeDidChange()
  }

  private func textDidChange() {
    guard let bar else { return }
    bar.setNeedsLayout()
    bar.delegate?.searchBar(bar, textDidChange: field.text ?? "")
    bar.searchController?.textDidChange()
  }

  // MARK: Layout

  private var promptHeight: CGFloat { (prompt.text ?? "").isEmpty ? 0 : BarMetrics.promptHeight }

  var height: CGFloat {
    promptHeight + Self.rowHeight + (scopes.isHidden ? 0 : Self.scopeHeight)
  }

  func layOut(in bar: UISearchBar) {
    let bounds = bar.bounds
    let mirror = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds : nil
    prompt.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: promptHeight)
    let scopeHeight = scopes.isHidden ? 0 : Self.scopeHeight
    let row = CGRect(
      x: bounds.minX + BarMetrics.margin, y: bounds.minY + promptHeight,
      width: max(0, bounds.width - 2 * BarMetrics.margin),
      height: max(0, bounds.height - promptHeight - scopeHeight))
    let cancelWidth =
      cancelButton.isHidden ? 0 : cancelButton.sizeThatFits(.zero).width + 2 * BarMetrics.padding
    let fieldFrame = CGRect(
      x: row.minX, y: row.midY - Self.fieldHeight / 2, width: max(0, row.width - cancelWidth),
      height: Self.fieldHeight)
    field.frame = fieldFrame.mirrored(in: mirror)
    cancelButton.frame = CGRect(
      x: fieldFrame.maxX, y: row.minY, width: cancelWidth, height: row.height
    ).mirrored(in: mirror)
    layOutFieldButtons(of: bar, in: fieldFrame, mirroredIn: mirror)
    scopes.frame = CGRect(x: row.minX, y: row.maxY + 4, width: row.width, height: 32)
  }

  private func layOutFieldButtons(
    of bar: UISearchBar, in fieldFrame: CGRect, mirroredIn mirror: CGRect?
  ) {
    let isEmpty = !field.hasText
    resultsButton.isHidden = !(isEmpty && bar.showsSearchResultsButton)
    bookmarkButton.isHidden =
      !(isEmpty && bar.showsBookmarkButton && !bar.showsSearchResultsButton)
    let frame = CGRect(
      x: fieldFrame.maxX - Self.fieldHeight, y: fieldFrame.minY, width: Self.fieldHeight,
      height: Self.fieldHeight)
    for button in [resultsButton, bookmarkButton] { button.frame = frame.mirrored(in: mirror) }
  }
}

extension SearchBarParts: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { bar in bar.delegate?.searchBarShouldBeginEditing(bar) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.editingDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { bar in bar.delegate?.searchBarShouldEndEditing(bar) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { bar in
      bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar, field.hasText || !field.enablesReturnKeyAutomatically else { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
