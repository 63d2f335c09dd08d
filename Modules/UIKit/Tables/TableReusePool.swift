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
    cells[identifier, default: []].append(cell)
  }

  mutating func put(_ view: UITableViewHeaderFooterView, _ identifier: String) {
    headerFooters[identifier, default: []].append(view)
  }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters[identifier]?.popLast()
  }
}
