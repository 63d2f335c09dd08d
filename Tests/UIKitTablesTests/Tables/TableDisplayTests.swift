import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableDisplayTests {
  @Test func `only rows in sight are asked for, and are shown below each other`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    #expect(rows.asked == (0..<10).map { IndexPath($0) })
    #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 44 })
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 300 && $0.frame.height == 44 })
    #expect(table.contentSize == CGSize(width: 300, height: 4400))
    #expect(table.indexPathsForVisibleRows == rows.asked)
    #expect(rows.displayed == rows.asked)
  }

  @Test func `a row that touches the edge is out of sight, one that crosses it is in`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    table.scroll(to: 44)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(1))
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(10))
    table.scroll(to: 45)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(1))
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(11))
  }

  @Test func `cells of rows out of sight show others`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    let first = table.visibleCells[0]
    table.scroll(to: 440)
    #expect(rows.made.count == 10)
    #expect(table.visibleCells.contains(first))
    #expect(table.shownTexts == (10..<20).map { "row \($0)" })
    #expect(rows.ended == (0..<10).map { IndexPath($0) })
  }

  @Test func `a cell is prepared before it is used again, and neither selected nor pressed then`() {
    final class Cell: UITableViewCell {
      var preparations = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
      }
    }
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show { $0.register(Cell.self, forCellReuseIdentifier: "cell") }
    let cell = table.visibleCells[0] as? Cell
    cell?.isHighlighted = true
    table.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
    table.scroll(to: 440)
    #expect(cell?.preparations == 1)
    #expect(cell?.isSelected == false && cell?.isHighlighted == false)
    table.scroll(to: 0)
    #expect(table.visibleCells[0].isSelected)
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func `a subclass's own initializer is called with the identifier`() {
    final class Cell: UITableViewCell {
      let number = 7
      var wasMade = false
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wasMade = true
      }
      required init?(coder: NSCoder) { fatalError("not by a coder") }
    }
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "special")
    let cell = table.dequeueReusableCell(withIdentifier: "special") as? Cell
    #expect(cell?.wasMade == true)
    #expect(cell?.number == 7)
    #expect(cell?.reuseIdentifier == "special")
  }

  @Test func `an identifier that is not registered is reported, and gives a plain cell`() {
    let table = UITableView()
    var cell: UITableViewCell?
    let reported = reports {
      cell = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(0))
    }
    #expect(reported == [.lists(.unregisteredIdentifier(identifier: "none", kind: "cell"))])
    #expect(cell?.reuseIdentifier == "none")
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test func `a class that is none of cells is reported and refused`() {
    let table = UITableView()
    let reported = reports { table.register(UILabel.self, forCellReuseIdentifier: "label") }
    #expect(reported == [.unfitClass(name: "UILabel", needed: "UITableViewCell")])
    #expect(table.dequeueReusableCell(withIdentifier: "label") == nil)
  }

  @Test func `rows and sections that do not exist are reported`() {
    let rows = ListedRows(count: 3)
    let (_, table) = rows.show()
    let reported = reports {
      #expect(table.rectForRow(at: IndexPath(3)) == .zero)
      #expect(table.numberOfRows(inSection: 1) == 0)
      table.scrollToRow(at: IndexPath(0, 2), at: .top, animated: false)
      table.selectRow(at: IndexPath(-1), animated: false, scrollPosition: .none)
    }
    #expect(
      reported == [
        .lists(.noSuchRow(indexPath: IndexPath(3), method: "rectForRow(at:)")),
        .lists(.noSuchSection(section: 1, count: 1, method: "numberOfRows(inSection:)")),
        .lists(.noSuchRow(indexPath: IndexPath(0, 2), method: "scrollToRow(at:at:animated:)")),
        .lists(
          .noSuchRow(
            indexPath: IndexPath(-1), method: "selectRow(at:animated:scrollPosition:)")),
      ])
    #expect(table.cellForRow(at: IndexPath(3)) == nil)
    #expect(table.contentOffset == .zero)
  }

  @Test func `numbers of rows and sections that cannot be are reported and taken as none`() {
    final class Counts: NSObject, UITableViewDataSource {
      var sections = 0
      var rows: [Int] = []
      func numberOfSections(in tableView: UITableView) -> Int { sections }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Counts()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    source.sections = .max
    let sections = reports { #expect(table.numberOfSections == 0) }
    #expect(sections == [.lists(.excessiveCount(count: .max, method: "numberOfSections"))])
    source.sections = 4
    source.rows = [6_000_000, 5_000_000, -1, 2]
    table.reloadData()
    let rows = reports { table.layoutIfNeeded() }
    #expect(
      rows == [
        .lists(.excessiveCount(count: 5_000_000, method: "numberOfRowsInSection")),
        .lists(.negativeCount(count: -1, method: "numberOfRowsInSection")),
      ])
    #expect((0..<4).map { table.numberOfRows(inSection: $0) } == [6_000_000, 0, 0, 2])
  }

  @Test func `rows are found by cell, by point and in a rectangle`() {
    let rows = ListedRows([["a", "b"], ["c", "d"]])
    let (_, table) = rows.show()
    #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(0, 1))
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 131)) == IndexPath(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 132)) == IndexPath(1, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 200)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    let rect = CGRect(x: 0, y: 44, width: 10, height: 45)
    #expect(table.indexPathsForRows(in: rect) == [IndexPath(1), IndexPath(0, 1)])
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 88, width: 300, height: 88))
    #expect(table.cellForRow(at: IndexPath(1)) === table.visibleCells[1])
  }

  @Test func `loading anew uses the cells again and deselects`() {
    let rows = ListedRows(count: 5)
    let (_, table) = rows.show()
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    rows.sections = [["x", "y"]]
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.layoutIfNeeded()
    #expect(table.shownTexts == ["x", "y"])
    #expect(rows.made.count == 5)
    #expect(table.contentSize.height == 88)
  }

  @Test func `a cell given for two rows in sight is reported`() {
    final class OneCell: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { cell }
    }
    let source = OneCell()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    let reported = reports { table.layoutIfNeeded() }
    #expect(reported.first == .lists(.cellUsedTwice(first: IndexPath(0), second: IndexPath(1))))
  }

  @Test func `a table without a frame asks for nothing`() {
    let rows = ListedRows(count: 5)
    let table = UITableView()
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.asked.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }
}
