import Foundation

extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard loading.isEditing != editing else { return }
    closeActions()
    clearSelection()
    loading.isEditing = editing
    for cell in shown.sortedRows.compactMap({ shown.rows[$0] }) {
      guard let path = indexPath(for: cell) else { continue }
      prepareEditing(cell, path)
      cell.setEditing(editing, animated: animated)
    }
    setNeedsLayout()
  }

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// The control of editing inserts at once, and asks before it deletes.
  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      closeActions()
      cell.showActions([deleteButton(for: cell, path)])
    }
  }

  /// Moves a row as the user does who drags it: the delegate may send it elsewhere, and the data
  /// source is told; the table then shows it there.
  package func userDidMoveRow(at source: IndexPath, to proposed: IndexPath) {
    guard let from = place(of: source, for: "a move"), let dataSource,
      dataSource.tableView(self, canMoveRowAt: source)
    else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source, place(of: target, for: "a move") != nil else { return }
    dataSource.tableView(self, moveRowAt: from.indexPath, to: target)
    moveRow(at: source, to: target)
  }

  // MARK: Swiping

  /// The cell whose actions show.
  var swipedCell: UITableViewCell? { shown.rows.values.first { $0.editing.isSwiped } }

  /// Brings out the actions at one edge of a row, as a swipe does: those that the delegate has for it,
  /// or at the trailing edge the one that deletes.
  package func showSwipeActions(at indexPath: IndexPath, leading: Bool) {
    guard let cell = cellForRow(at: indexPath), !cell.editing.isSwiped else { return }
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return }
    let configuration =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    let buttons: [UIButton]
    if let configuration {
      buttons = configuration.actions.map { button(for: $0, in: cell) }
    } else {
      let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
      buttons = !leading && style == .delete ? [deleteButton(for: cell, indexPath)] : []
    }
    guard !buttons.isEmpty else { return }
    closeActions()
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    cell.showActions(buttons, leading: leading)
  }

  /// Takes away the actions that show, if any do.
  func closeActions() {
    guard let cell = swipedCell else { return }
    cell.showActions([])
    guard !isEditing else { return }
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }

  private func button(for action: UIContextualAction, in cell: UITableViewCell) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let button else { return }
        action.handler(action, button) { _ in self?.closeActions() }
      }, for: .primaryActionTriggered)
    return button
  }

  private func deleteButton(for cell: UITableViewCell, _ path: IndexPath) -> UIButton {
    let button = UIButton(type: .custom)
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    button.setTitle(title ?? "Delete", for: .normal)
    button.backgroundColor = .systemRed
    button.addAction(
      UIAction { [weak self, weak cell] _ in
        guard let self, let cell, let path = indexPath(for: cell) else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        closeActions()
      }, for: .primaryActionTriggered)
    return button
  }
}
