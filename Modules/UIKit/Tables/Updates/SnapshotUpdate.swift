import Foundation

/// What turns one snapshot into another, in a table's terms.
@MainActor struct SnapshotUpdate {
  private let difference: SnapshotDifference
  private var reloadedSections = IndexSet()
  private var reloadedRows: [IndexPath] = []
  private var reconfiguredRows: [IndexPath] = []
  private let animation: UITableView.RowAnimation

  /// What is to be reloaded or configured again counts by its place in the old snapshot; what is new
  /// is made anyway.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, animation: UITableView.RowAnimation
  ) {
    self.animation = animation
    difference = SnapshotDifference(from: old.contents, to: new.contents)
    let gone = Set(difference.deletedItems)
    let sections = new.reloadedSectionIdentifiers.filter { new.indexOfSection($0) != nil }
    for section in sections {
      if let index = old.indexOfSection(section) { reloadedSections.insert(index) }
    }
    let rows = old.contents.rows(of: new.reloadedItemIdentifiers)
    reloadedRows = rows.filter { !gone.contains($0) && !reloadedSections.contains($0[0]) }
    reconfiguredRows = old.contents.rows(of: new.reconfiguredItemIdentifiers)
      .filter { !gone.contains($0) }
  }

  func send(to table: UITableView) {
    table.deleteSections(difference.deletedSections, with: animation)
    table.insertSections(difference.insertedSections, with: animation)
    for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
    table.deleteRows(at: difference.deletedItems, with: animation)
    table.insertRows(at: difference.insertedItems, with: animation)
    for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
    table.reloadSections(reloadedSections, with: animation)
    table.reloadRows(at: reloadedRows, with: animation)
    table.reconfigureRows(at: reconfiguredRows)
  }
}

extension SnapshotContents {
  /// The rows of items, of which unknown ones have none; it costs a look at each item if there are any.
  fileprivate func rows(of wanted: [Item]) -> [IndexPath] {
    let wanted = Set(wanted)
    guard !wanted.isEmpty else { return [] }
    var rows: [IndexPath] = []
    for (section, items) in items.enumerated() {
      for (row, item) in items.enumerated() where wanted.contains(item) {
        rows.append(IndexPath(row: row, section: section))
      }
    }
    return rows
  }
}
