import Foundation

extension UICollectionView {
  var userMaySelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  var userMaySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By the program

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selectedPaths { setSelected(false, path) }
      return
    }
    guard hasItem(at: path) else {
      return Headless.report(.noSuchItem(indexPath: path, doing: "select"))
    }
    guard userMaySelect || userMaySelectSeveral else { return }
    if !userMaySelectSeveral {
      for other in selectedPaths where other != path { setSelected(false, other) }
    }
    setSelected(true, path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  /// Where less may be selected than is, what is too much is deselected.
  func selectionRulesDidChange() {
    if !(userMaySelect || userMaySelectSeveral) {
      for path in selectedPaths { setSelected(false, path) }
    } else if !userMaySelectSeveral {
      for path in selectedPaths.sorted().dropFirst() { setSelected(false, path) }
    }
  }

  func editingDidChange() {
    for path in selectedPaths { setSelected(false, path) }
    unhighlight()
    for cell in shownCells { cell.isEditing = isEditing }
  }

  // MARK: By the user

  func touchBegan(_ touches: Set<UITouch>) {
    guard highlightedPath == nil, let touch = touches.first else { return }
    let path = path(under: touch)
    if let swiped = swipedCell {
      // A touch beside the actions takes them away, and does nothing more.
      return swiped.showActions([])
    }
    guard let path else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    highlightedPath = path
    swipeStart = touch.location(in: self)
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func touchEnded(_ touches: Set<UITouch>) {
    guard let path = highlightedPath, let touch = touches.first else { return }
    // The finger may have left the cell.
    if let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) {
      userPicked(path)
    }
    unhighlight()
  }

  func unhighlight() {
    swipeStart = nil
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func path(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = next as? UICollectionViewCell, cell.hostView === self { return path(of: cell) }
      view = next.superview
    }
    return nil
  }

  private func userPicked(_ path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell,
      cell.disclosureStyle == .header
    {
      return toggle(path)
    }
    if userMaySelectSeveral, selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard userMaySelect || userMaySelectSeveral else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !userMaySelectSeveral {
      for other in selectedPaths.sorted() where other != path {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, path)
    cellForItem(at: path)?.performSelectionSegue()
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Whether what lies below a cell's item in an outline is shown.
  func expansion(of cell: UICollectionViewCell) -> Bool {
    guard let path = path(of: cell), let outlines = dataSource as? any OutlineDataSource else {
      return false
    }
    return outlines.isExpanded(at: path)
  }
}

extension UICollectionView {
  /// Cells of lists stand as far in as their items are deep in the outline.
  func indent(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell,
      let outlines = dataSource as? any OutlineDataSource
    else { return }
    cell.indentationLevel = outlines.level(at: path)
  }

  /// Cells show whether their items are expanded.
  func expansionDidChange() {
    for cell in shownCells { cell.setNeedsUpdateConfiguration() }
  }
}

/// A data source whose items may have others below them.
@MainActor protocol OutlineDataSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  /// How deep below the topmost items the item is.
  func level(at path: IndexPath) -> Int
  /// Shows or hides what lies below the item.
  func toggle(at path: IndexPath)
}
