import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableScrollingTests {
  nonisolated static let targets: [(UITableView.ScrollPosition, CGFloat)] = [
    (.top, 2200), (.bottom, 1804), (.middle, 2002), (.none, 1804),
  ]

  @Test(arguments: targets)
  func `a row is scrolled to a position`(position: UITableView.ScrollPosition, offset: CGFloat) {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    table.scrollToRow(at: IndexPath(50), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    table.scrollToRow(at: IndexPath(50), at: .none, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test func `scrolling ends where the content does`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    table.scrollToRow(at: IndexPath(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 3960)
    table.scrollToRow(at: IndexPath(0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `the top is below a header that is held there, and no row means the section's start`()
  {
    let rows = ListedRows((0..<5).map { section in (0..<20).map { "\(section) \($0)" } })
    rows.headers = ["A", "B", "C", "D", "E"]
    let (_, table) = rows.show()
    table.scrollToRow(at: IndexPath(5, 2), at: .top, animated: false)
    #expect(table.cellForRow(at: IndexPath(5, 2))?.frame.minY == table.contentOffset.y + 28)
    #expect(table.headerView(forSection: 2)?.frame.minY == table.contentOffset.y)
    table.scrollToRow(at: IndexPath(NSNotFound, 3), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
  }

  @Test func `an animated scroll arrives on the virtual clock, rows coming into sight on the way`()
  {
    let rows = ListedRows(count: 1000)
    let (_, table) = rows.show()
    table.scrollToRow(at: IndexPath(200), at: .top, animated: true)
    #expect(table.contentOffset.y == 0)
    Headless.runUntilIdle()
    #expect(table.contentOffset.y == 8800)
    #expect(table.shownTexts.first == "row 200")
    #expect(rows.made.count < 25)
  }

  @Test func `an index leads to sections`() {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
      func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { [0, 12, 25][index] }
    }
    let source = Indexed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = source
    let finger = TouchDriver(showing: table)
    finger.tap(295, 200)
    #expect(table.contentOffset.y == 2112)
    finger.down(295, 185)
    finger.move(295, 215)
    finger.up(295, 215)
    #expect(table.contentOffset.y == 4176)
    table.sectionIndexMinimumDisplayRowCount = 1000
    table.layoutIfNeeded()
    #expect(table.hitTest(CGPoint(x: 295, y: table.contentOffset.y + 200), with: nil) !== nil)
    table.userDidChooseIndexTitle(at: 0)
    #expect(table.contentOffset.y == 4176)
  }

  @Test func `rows ahead are fetched before they come into sight, and given up when they are not`()
  {
    final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
      var fetched: [Int] = []
      var cancelled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        fetched += indexPaths.map(\.row)
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) { cancelled += indexPaths.map(\.row) }
    }
    let prefetching = Prefetching()
    let rows = ListedRows(count: 1000)
    let (_, table) = rows.show { $0.prefetchDataSource = prefetching }
    #expect(prefetching.fetched == Array(10..<20))
    table.scroll(to: 44)
    #expect(prefetching.fetched == Array(10..<21))
    prefetching.fetched = []
    table.scroll(to: 44 * 500)
    #expect(prefetching.fetched == Array(510..<520))
    #expect(prefetching.cancelled == Array(11..<21))
    prefetching.fetched = []
    table.scroll(to: 44 * 499)
    #expect(prefetching.fetched == Array((489..<499).reversed()))
    table.isPrefetchingEnabled = false
    prefetching.fetched = []
    table.scroll(to: 0)
    #expect(prefetching.fetched == [])
  }

  @Test func `a cell in which someone types stays while its row is out of sight`() {
    final class TypingCell: UITableViewCell {
      let field = UITextField()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
      }
      required init?(coder: NSCoder) { fatalError("not by a coder") }
    }
    let rows = ListedRows(count: 100)
    rows.configure = { _, _ in }
    let (window, table) = rows.show {
      $0.register(TypingCell.self, forCellReuseIdentifier: "cell")
    }
    let cell = table.visibleCells[0] as? TypingCell
    cell?.field.becomeFirstResponder()
    table.scroll(to: 2000)
    #expect(cell?.field.isFirstResponder == true)
    #expect(table.visibleCells.contains { $0 === cell } == false)
    table.scroll(to: 0)
    #expect(table.cellForRow(at: IndexPath(0)) === cell)
    cell?.field.resignFirstResponder()
    table.scroll(to: 2000)
    #expect(table.cellForRow(at: IndexPath(0)) == nil)
    #expect(window.isHidden == false)
  }
}
