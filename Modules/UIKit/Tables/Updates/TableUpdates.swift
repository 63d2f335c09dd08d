import Foundation

/// The changes of a group of updates, as the program gave them.
struct TableUpdate {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
}

/// The group of updates that is being made.
struct TableUpdates {
  /// How many groups are open; the outermost counts.
  var depth = 0
  var pending = TableUpdate()
  /// The cell that is being configured again: the next to be dequeued.
  var reconfiguredCell: UITableViewCell?
}
