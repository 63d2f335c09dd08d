import Testing
import UIKit
import UIKitTestSupport

/// Data sources and delegates that change the table from within what they are asked and told.
@MainActor @Suite(.headlessUIKit) struct ReentrantTableTests {
  @Test(arguments: 0..<80)
  func `whatever a delegate does meanwhile, the table shows the data in the end`(seed: UInt64) {
    let rows = MeddlingRows(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.isHidden = false
    for _ in 0..<20 {
      _ = reports {
        rows.patience = 5
        rows.act(on: table, "test")
        table.layoutIfNeeded()
        rows.patience = 0
        Headless.clock.advance(by: 1)
        table.frame.size.height = 400
        table.layoutIfNeeded()
      }
      #expect(table.numberOfSections == rows.sections.count)
      let paths = table.indexPathsForVisibleRows ?? []
      #expect(
        table.shownTexts == paths.map { rows.sections[$0.section][$0.row] }, "\(rows.deeds)")
      #expect(
        rows.sections.indices.allSatisfy {
          table.numberOfRows(inSection: $0) == rows.sections[$0].count
        })
    }
  }

  @Test func `a cell that the data source keeps is not given to another row`() {
    final class Keeping: NSObject, UITableViewDataSource {
      lazy var kept = UITableViewCell(style: .default, reuseIdentifier: "cell")
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if indexPath.row == 0 { return kept }
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let source = Keeping()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let reported = reports {
      for _ in 0..<5 {
        // Only the first row goes out of sight, and waits.
        table.scroll(to: 44)
        table.scroll(to: 0)
        #expect(table.cellForRow(at: IndexPath(0)) === source.kept)
        table.scroll(to: 20)
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 11)
        table.scroll(to: 0)
      }
    }
    #expect(reported == [])
  }

  @Test func `a row whose delegate removes others as it is let go is tapped where it is then`() {
    final class Removing: NSObject, UITableViewDelegate {
      var selected: IndexPath?
      var whenReleased: (() -> Void)?
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        whenReleased?()
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath
      }
    }
    let rows = ListedRows(count: 30)
    let delegate = Removing()
    let (window, table) = rows.show { $0.delegate = delegate }
    table.scroll(to: 88)
    delegate.whenReleased = {
      rows.sections[0].removeFirst()
      table.deleteRows(at: [IndexPath(0)], with: .none)
    }
    TouchDriver(in: window).tap(10, 10)
    // The row stays under the finger, and is another one above the row that went.
    #expect(delegate.selected == IndexPath(1))
    #expect(rows.sections[0][1] == "row 2")
  }
}
