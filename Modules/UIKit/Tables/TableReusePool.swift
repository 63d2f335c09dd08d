import Foundation

/// The views that a table can use again, and how it makes new ones.
struct TableReusePool {
  /// How the views of an identifier are made.
  enum Source {
    case cell(UITableViewCell.Type)
    case headerFooter(UITableViewHeaderFooterView.Type)
    /// A prototype, or the content of a nib.
    case maker(@MainActor () -> UIView?)
  }

  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var cellSources: [String: Source] = [:]
  var headerFooterSources: [String: Source] = [:]

  mutating func put(_ cell: UITableViewCell, _ identifier: String) {
    // A data source may give a cell of its own again and again, which waits here already.
    guard cells[identifier]?.contains(where: { $0 === cell }) != true else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func put(_ view: UITableViewHeaderFooterView, _ identifier: String) {
    guard headerFooters[identifier]?.contains(where: { $0 === view }) != true else { return }
    headerFooters[identifier, default: []].append(view)
  }

  /// A cell that no row shows.
  @MainActor mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    while let cell = cells[identifier]?.popLast() {
      if cell.place == nil { return cell }
    }
    return nil
  }

  mutating func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters[identifier]?.popLast()
  }
}
