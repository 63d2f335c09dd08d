import Ruka
import Testing
import UIKit

private final class RowCell: UITableViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 50))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    accessoryView = UISwitch()
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of any number of rows, each with a label and a switch at its end, that notes what its
/// delegate is asked and told.
private final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let rowCount: Int
  var log: [String] = []
  var refused: Set<Int> = []
  private(set) var cellsMade = 0
  private(set) var mostCells = 0
  private(set) var steps = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell
    let cell = old ?? RowCell(style: .default, reuseIdentifier: "row")
    if old == nil { cellsMade += 1 }
    cell.label.text = "row \(indexPath.row)"
    mostCells = max(mostCells, tableView.visibleCells.count)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("may \(indexPath.row) be selected?")
    return refused.contains(indexPath.row) ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let cell = tableView.cellForRow(at: indexPath)
    log.append("\(indexPath.row) was selected, its cell \(cell?.isSelected == true)")
  }
}

@MainActor @Suite(.headlessUIKit) struct TableTests {
  private let rows = RowsController(rowCount: 100)
  private let app: App

  init() { app = App(controller: rows, failureBehavior: .raiseException) }

  private func isOnScreen(_ cell: UIView) -> Bool {
    rows.table.bounds.contains(cell.convert(cell.bounds, to: rows.table))
  }

  @Test func `the table is there, and a cell by what a label in it says`() throws {
    #expect(app.tableView === rows.table)
    let cell = try app.cell(containingText: "row 3")
    #expect(cell === rows.table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(App(controller: UIViewController()).tableView == nil)
  }

  @Test func `a cell is asked for, and not its label`() throws {
    let cell = try #require(try app.cell(containingText: "row 3"))
    (cell as? RowCell)?.label.alpha = 0
    #expect(try app.cell(containingText: "row 3") === cell)
    cell.isHidden = true
    #expect(throws: RukaError.self) { try app.cell(containingText: "row 3") }
    #expect(throws: RukaError.self) { try app.cell(containingText: "row") }
  }

  @Test func `a tap asks the delegate, selects, and tells it`() throws {
    try app.cell(containingText: "row 3")?.tap()
    #expect(rows.log == ["may 3 be selected?", "3 was selected, its cell true"])
    #expect(rows.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    rows.refused = [4]
    rows.log = []
    try app.tap(Query(.cell).containing("row 4"))
    #expect(rows.log == ["may 4 be selected?"])
    #expect(rows.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func `a tap on a cell leaves the switch in it alone, wherever that lies`() throws {
    let cell = try #require(try app.cell(containingText: "row 3"))
    let toggle = UISwitch()
    toggle.center = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    cell.contentView.addSubview(toggle)
    cell.tap()
    #expect(!toggle.isOn)
    #expect(rows.log.count == 2)
    toggle.toggle()
    #expect(toggle.isOn)
    #expect(rows.log.count == 2)
  }

  @Test func `a row out of sight is scrolled to, and then tapped where it is`() throws {
    #expect(throws: RukaError.self) { try app.cell(containingText: "row 80") }
    let found = try app.scroll(to: Query(.cell).containing("row 80"))
    #expect(isOnScreen(found))
    let cell = try app.cell(containingText: "row 80")
    #expect(cell === found)
    cell?.tap()
    #expect(rows.log.last == "80 was selected, its cell true")
    #expect(rows.table.visibleCells.count <= 13)
  }

  @Test func `a row is scrolled to by its place`() throws {
    let cell = try app.scroll(to: IndexPath(row: 99, section: 0), in: rows.table)
    #expect(isOnScreen(cell))
    #expect((cell as? RowCell)?.label.text == "row 99")
    let first = try app.scroll(to: IndexPath(row: 0, section: 0), in: rows.table)
    #expect((first as? RowCell)?.label.text == "row 0")
    #expect(rows.table.contentOffset.y == 0)
  }

  @Test(arguments: [
    (IndexPath(row: 100, section: 0), "there is no row 100 in section 0, which has 100"),
    (IndexPath(row: -1, section: 0), "there is no row -1 in section 0, which has 100"),
    (IndexPath(row: 0, section: 1), "there is no row at [1, 0]: it has 1 sections"),
    (IndexPath(index: 0), "there is no row at [0]: it has 1 sections"),
  ])
  func `a place that the table does not have is an error`(path: IndexPath, reason: String) {
    #expect(
      throws: RukaError.unsuitable(
        element: "UITableView at 0,100 393×600", reason: reason, tree: app.tree)
    ) { try app.scroll(to: path, in: rows.table) }
    #expect(rows.table.contentOffset.y == 0)
  }

  @Test(arguments: [1, 500, 1999])
  func `a row is scrolled to as a whole, though heights turn out only on the way`(row: Int) throws {
    final class Estimated: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2000 }

      override func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { 10 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: CGFloat(60 + indexPath.row % 7 * 30)),
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }
    let estimated = Estimated(style: .plain)
    estimated.tableView.rowHeight = UITableView.automaticDimension
    let app = App(controller: estimated, failureBehavior: .raiseException)
    let cell = try app.scroll(to: IndexPath(row: row, section: 0), in: estimated.tableView)
    #expect(estimated.tableView.indexPath(for: cell)?.row == row)
    #expect(estimated.tableView.bounds.contains(cell.frame))
    #expect(cell.bounds.height == CGFloat(60 + row % 7 * 30))
  }

  @Test func `sections without rows have none to scroll to`() throws {
    final class Sections: UITableViewController {
      var counts = [0, 2, 0]
      var selected: [IndexPath] = []

      override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { counts[section] }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

      override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? { IndexPath(row: 0, section: 1) }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
        counts = []
        tableView.reloadData()
      }
    }
    let sections = Sections(style: .plain)
    let app = App(controller: sections, failureBehavior: .raiseException)
    func scroll(_ row: Int, _ section: Int) throws -> UITableViewCell {
      try app.scroll(to: IndexPath(row: row, section: section), in: sections.tableView)
    }
    for (row, section) in [(0, 0), (0, 2), (2, 1), (0, 3), (0, -1), (.max, 1)] {
      #expect(throws: RukaError.self) { try scroll(row, section) }
    }
    // The delegate sends the selection elsewhere, and then takes all rows away.
    try scroll(1, 1).tap()
    #expect(sections.selected == [IndexPath(row: 0, section: 1)])
    #expect(throws: RukaError.self) { try scroll(0, 0) }
    #expect(throws: RukaError.self) { try app.scroll(to: Query(.cell)) }
  }

  @Test func `a table that may not be scrolled is not`() {
    rows.table.isScrollEnabled = false
    #expect(throws: RukaError.self) {
      try app.scroll(to: IndexPath(row: 80, section: 0), in: rows.table)
    }
    #expect(throws: RukaError.self) { try app.scroll(to: Query(.cell).containing("row 80")) }
    #expect(rows.table.contentOffset.y == 0)
  }

  @Test func `one in ten thousand rows is found in bounded steps, by cells that are used again`()
    throws
  {
    let many = RowsController(rowCount: 10_000)
    let app = App(controller: many, failureBehavior: .raiseException)
    let cell = try app.scroll(to: Query(.cell).containing("row 9000"))
    #expect(many.table.bounds.contains(cell.frame))
    #expect(many.table.indexPath(for: try #require(cell as? UITableViewCell))?.row == 9000)
    #expect(many.cellsMade <= 30)
    #expect(many.mostCells <= 14)
    // Each step is nine tenths of the 600 points that are seen.
    #expect((800...840).contains(many.steps))
    #expect {
      try app.scroll(to: Query(.cell).containing("row 5000"), screens: 5)
    } throws: { error in
      guard case .notFound? = error as? RukaError else { return false }
      return true
    }
  }

  @Test func `a covered cell is not tapped, and fails the test`() throws {
    let cell = try #require(try app.cell(containingText: "row 3"))
    rows.view.addSubview(UIView(frame: rows.table.frame))
    withKnownIssue {
      cell.tap()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("covered by UIView") }
    }
    #expect(rows.log.isEmpty)
  }

  @Test func `a cell contains its own name, and what labels in it say in full`() throws {
    let cell = try #require(try app.cell(containingText: "row 3"))
    cell.accessibilityIdentifier = "third"
    #expect(try app.cell(containingText: "third") === cell)
    #expect(throws: RukaError.self) { try app.cell(containingText: "ow 3") }
  }

  @Test func `two cells that say the same are an error that lists both`() throws {
    (try app.cell(containingText: "row 3") as? RowCell)?.label.text = "row 4"
    #expect {
      try app.cell(containingText: "row 4")
    } throws: { error in
      guard case .ambiguous(_, let candidates, _)? = error as? RukaError else { return false }
      return candidates.count == 2
    }
  }

  @Test func `cells and what is in them stand in the tree as they are read`() {
    let lines = app.tree.split(separator: "\n").prefix(6)
    #expect(
      lines.joined(separator: "\n") == """
        cell at 0,100 393×50
          label "row 0" at 16,100 200×50
          switch = 0 at 326,109.5 51×31
        cell at 0,150 393×50
          label "row 1" at 16,150 200×50
          switch = 0 at 326,159.5 51×31
        """)
  }
}
