import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct DiffableTableTests {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  let table: UITableView
  let source: Source
  let log = EventLog()

  init() {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    self.table = table
    let log = log
    source = Source(tableView: table) { table, path, item in
      log.note("\(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "\(item)"
      cell.contentConfiguration = content
      return cell
    }
    window.addSubview(table)
    window.isHidden = false
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `a snapshot's items are the rows`() {
    source.apply(snapshot([("A", [1, 2]), ("B", [3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.shownTexts == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(1)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(2)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(0, 1))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "B") == 1)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `applying another asks only for what is new, and keeps all other cells`() {
    source.apply(snapshot([("A", [1, 2, 3]), ("B", [4])]), animatingDifferences: false)
    let cells = table.visibleCells
    _ = log.take()
    source.apply(snapshot([("B", [4, 5]), ("A", [3, 1])]))
    #expect(log.take() == ["5"])
    #expect(table.shownTexts == ["4", "5", "3", "1"])
    #expect(table.visibleCells[0] === cells[3])
    #expect(table.visibleCells[2] === cells[2])
    #expect(table.visibleCells[3] === cells[0])
  }

  @Test func `reloaded items get new cells, reconfigured ones keep theirs`() {
    source.apply(snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    let cells = table.visibleCells
    _ = log.take()
    var next = source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([3])
    source.apply(next)
    #expect(log.take().sorted() == ["1", "3"])
    #expect(table.visibleCells[0] === cells[0])
    #expect(table.visibleCells[1] === cells[1])
    source.apply(source.snapshot())
    #expect(log.take() == [])
  }

  @Test func `the completion comes when the animation is over, at once without one`() {
    var isDone = false
    source.apply(snapshot([("A", [1])])) { isDone = true }
    #expect(!isDone)
    Headless.runUntilIdle()
    #expect(isDone)
    isDone = false
    source.apply(snapshot([("A", [2])]), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    isDone = false
    source.applySnapshotUsingReloadData(snapshot([("A", [3])])) { isDone = true }
    #expect(isDone)
    #expect(table.shownTexts == ["3"])
  }

  @Test func `a snapshot that is applied while another is gets reported`() {
    var reported: [UIKitMisuse] = []
    let table = table
    var inner: (() -> Void)?
    let nested = Source(tableView: table) { table, path, _ in
      inner?()
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let other = snapshot([("A", [7])])
    inner = { [weak nested] in nested?.apply(other) }
    reported = reports { nested.apply(snapshot([("A", [1])]), animatingDifferences: false) }
    #expect(reported == [.lists(.nestedApplication)])
    #expect(nested.snapshot().itemIdentifiers == [1])
  }

  @Test func `an item without a cell is reported`() {
    let nothing = Source(tableView: table) { _, _, _ in nil }
    let reported = reports {
      nothing.apply(snapshot([("A", [1])]), animatingDifferences: false)
    }
    #expect(
      reported == [
        .lists(
          .noCell(
            indexPath: IndexPath(0), dataSource: "UITableViewDiffableDataSource<String, Int>"))
      ])
  }

  @Test func `random snapshots show their items`() {
    var random = Numbers(seed: 3)
    for _ in 0..<200 {
      var items = Array(0..<12)
      for index in items.indices.reversed() { items.swapAt(index, random.next(index + 1)) }
      let cut = random.next(items.count)
      let end = cut + random.next(items.count - cut)
      let sections: [(String, [Int])] = [
        ("A", Array(items[..<cut])), ("B", Array(items[cut..<end])),
      ]
      let next = snapshot(random.next(2) == 0 ? sections : sections.reversed())
      let reported = reports { source.apply(next, animatingDifferences: random.next(2) == 0) }
      #expect(reported == [])
      let shown = next.itemIdentifiers.prefix(10).map { "\($0)" }
      #expect(table.shownTexts == Array(shown))
    }
  }

  @Test func `neither table nor data source keeps the other alive`() {
    expectNoLeaks { leaks in
      let table = leaks.track(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = leaks.track(
        Source(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        })
      source.apply(snapshot([("A", [1])]), animatingDifferences: false)
    }
  }
}
