import Foundation

/// Which rows are selected, in the order of their selection.
struct TableSelection {
  var rows: [RowPlace] = []
}

extension UITableView {
  private var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether several rows can be selected now.
  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By the program

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else { return clearSelection(animated: animated) }
    guard let place = place(of: indexPath, for: "selectRow(at:animated:scrollPosition:)") else {
      return
    }
    if !selectsSeveralNow {
      for other in selection.rows where other != place { deselect(other, animated: animated) }
    }
    markSelected(place, animated: animated)
    if position != .none, exists(place) {
      scrollToRow(at: indexPath, at: position, animated: animated)
    }
  }

  func clearSelection(animated: Bool = false) {
    for place in selection.rows { deselect(place, animated: animated) }
  }

  func deselect(_ place: RowPlace, animated: Bool) {
    guard let index = selection.rows.firstIndex(of: place) else { return }
    selection.rows.remove(at: index)
    shown.rows[place]?.setSelected(false, animated: animated)
    postSelectionChange()
  }

  private func markSelected(_ place: RowPlace, animated: Bool) {
    guard !selection.rows.contains(place) else { return }
    selection.rows.append(place)
    shown.rows[place]?.setSelected(true, animated: animated)
    postSelectionChange()
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  func selectionRulesDidChange() {
    guard !selectsSeveralNow, selection.rows.count > 1 else { return }
    for place in selection.rows.dropFirst() { deselect(place, animated: false) }
  }

  // MARK: By the user

  /// Selects a row as a tap does, or deselects it where several can be selected: `willSelectRowAt`,
  /// for the row that loses its selection `willDeselectRowAt` and `didDeselectRowAt`, and
  /// `didSelectRowAt`.
  package func userDidTapRow(at indexPath: IndexPath) {
    guard allowsSelectionNow, let place = place(of: indexPath, for: "a tap") else { return }
    if selectsSeveralNow, selection.rows.contains(place) {
      userDeselects(place)
      return
    }
    guard let chosen = askSelection(place) else { return }
    if !selectsSeveralNow {
      for other in selection.rows where other != chosen { userDeselects(other) }
    }
    guard exists(chosen) else { return }
    markSelected(chosen, animated: false)
    cellForRow(at: chosen.indexPath)?.performSelectionSegue()
    delegate?.tableView(self, didSelectRowAt: chosen.indexPath)
    performPrimaryAction(chosen)
  }

  private func askSelection(_ place: RowPlace) -> RowPlace? {
    guard let delegate else { return place }
    guard let path = delegate.tableView(self, willSelectRowAt: place.indexPath) else { return nil }
    return self.place(of: path, for: "tableView(_:willSelectRowAt:)")
  }

  private func userDeselects(_ place: RowPlace) {
    var chosen = place
    if let delegate {
      guard let path = delegate.tableView(self, willDeselectRowAt: place.indexPath),
        let other = self.place(of: path, for: "tableView(_:willDeselectRowAt:)")
      else { return }
      chosen = other
    }
    guard selection.rows.contains(chosen) else { return }
    deselect(chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen.indexPath)
  }

  private func performPrimaryAction(_ place: RowPlace) {
    guard exists(place), let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: place.indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: place.indexPath)
  }

  func exists(_ place: RowPlace) -> Bool {
    places.sections.indices.contains(place.section)
      && place.row < places.sections[place.section].rows.count
  }
}
