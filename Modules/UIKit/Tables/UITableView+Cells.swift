import Foundation

extension UITableView {
  /// The cell of a row, asked of the data source if there is none yet; none if the rows change as it
  /// is asked.
  func ensureCell(_ place: RowPlace) -> UITableViewCell? {
    if let cell = shown.rows[place] { return cell }
    guard let dataSource else { return nil }
    let version = loading.version
    let cell = dataSource.tableView(self, cellForRowAt: place.indexPath)
    guard version == loading.version else {
      keep(cell)
      return nil
    }
    adopt(cell, place)
    return cell
  }

  func adopt(_ cell: UITableViewCell, _ place: RowPlace) {
    if cell.table === self, let other = cell.place, other != place, shown.rows[other] === cell {
      Headless.report(
        .lists(.cellUsedTwice(first: other.indexPath, second: place.indexPath)))
      shown.rows[other] = nil
    }
    cell.table = self
    cell.place = place
    shown.rows[place] = cell
    cell.isHidden = false
    prepare(cell, place)
    // Who was asked about the row may have changed the rows.
    guard let place = cell.place, shown.rows[place] === cell else { return keep(cell) }
    if cell.superview !== self {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    cell.frame.size.width = rowWidth
  }

  /// Gives a cell what the table knows of its row.
  func prepare(_ cell: UITableViewCell, _ place: RowPlace) {
    let path = place.indexPath
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != 0 {
      cell.indentationLevel = level
    }
    prepareEditing(cell, path)
    let isSelected = selection.rows.contains(place)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    guard isEditing else { return }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editing.style =
      canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editing.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if cell.editing.canMove { cell.showsReorderControl = true }
    cell.setNeedsLayout()
  }
}
