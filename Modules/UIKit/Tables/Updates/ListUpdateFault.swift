import Foundation

/// What is wrong with a group of updates.
enum ListUpdateFault: Error {
  /// What was done to the rows of a section.
  struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  case noSuchSection(Int, before: Bool, count: Int)
  case noSuchRow(IndexPath, before: Bool)
  case changedTwice(String)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case rowCount(section: Int, before: Int, after: Int, Tally)

  var text: String {
    switch self {
    case .noSuchSection(let section, let before, let count):
      "section \(section) does not exist \(before ? "before" : "after") the update, "
        + "where there are \(count)"
    case .noSuchRow(let path, let before):
      "row \(path.map(String.init).joined(separator: ", ")) (section, row) does not exist "
        + (before ? "before" : "after") + " the update"
    case .changedTwice(let what):
      "\(what) is deleted, moved or inserted twice"
    case .sectionCount(let before, let after, let inserted, let deleted):
      "invalid number of sections. The number of sections contained in the table view after the "
        + "update (\(after)) must be equal to the number of sections contained in the table view "
        + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted)"
    case .rowCount(let section, let before, let after, let tally):
      "invalid number of rows in section \(section). The number of rows contained in an existing "
        + "section after the update (\(after)) must be equal to the number of rows contained in "
        + "that section before the update (\(before)), plus or minus the number of rows inserted "
        + "or deleted from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and "
        + "plus or minus the number of rows moved into or out of that section "
        + "(\(tally.movedIn) moved in, \(tally.movedOut) moved out)"
    }
  }
}
