import TestSupport
import UIKit

/// A data source and delegate of texts in sections, which counts and notes what it is asked.
@MainActor final class ListedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  let log = EventLog()
  private(set) var made: [UITableViewCell] = []
  private(set) var asked: [IndexPath] = []
  private(set) var counted = 0
  private(set) var displayed: [IndexPath] = []
  private(set) var ended: [IndexPath] = []
  var configure: (UITableViewCell, String) -> Void = { cell, text in
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
  }

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  convenience init(count: Int) { self.init([(0..<count).map { "row \($0)" }]) }

  func takeAsked() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }

  func takeDisplayed() -> [IndexPath] {
    defer { displayed = [] }
    return displayed
  }

  func takeEnded() -> [IndexPath] {
    defer { ended = [] }
    return ended
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counted += 1
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if !made.contains(where: { $0 === cell }) { made.append(cell) }
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath) }
}

extension ListedRows {
  /// A table of 300 by 440 points in a visible window that shows the rows.
  func show(_ style: UITableView.Style = .plain, prepare: (UITableView) -> Void = { _ in })
    -> (window: UIWindow, table: UITableView)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    prepare(table)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, table)
  }
}

extension UITableView {
  /// The texts of the cells in sight.
  var shownTexts: [String] {
    visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "-"
    }
  }

  func scroll(to y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }
}

extension IndexPath {
  init(_ row: Int, _ section: Int = 0) { self.init(row: row, section: section) }
}

/// Labels that are deprecated, and still are in use everywhere.
protocol StandardLabels: UIView {
  var textLabel: UILabel? { get }
}

extension StandardLabels {
  var standardLabel: UILabel? { textLabel }
}

extension UITableViewCell: StandardLabels {}
extension UITableViewHeaderFooterView: StandardLabels {}
