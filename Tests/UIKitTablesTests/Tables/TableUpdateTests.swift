import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableUpdateTests {
  let rows = ListedRows([["a", "b", "c", "d"], ["x", "y"]])

  @Test func `inserting and deleting asks only for the new rows and keeps all other cells`() {
    let (_, table) = rows.show()
    let cells = table.visibleCells
    _ = rows.takeAsked()
    rows.sections[0] = ["new", "a", "c", "d"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(1)], with: .automatic)
      table.insertRows(at: [IndexPath(0)], with: .automatic)
    }
    #expect(rows.takeAsked() == [IndexPath(0)])
    #expect(table.shownTexts == ["new", "a", "c", "d", "x", "y"])
    #expect(table.cellForRow(at: IndexPath(1)) === cells[0])
    #expect(table.cellForRow(at: IndexPath(2)) === cells[2])
    #expect(table.indexPath(for: cells[3]) == IndexPath(3))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
    #expect(rows.ended == [IndexPath(1)])
  }

  @Test func `moving rows and sections takes the cells along`() {
    let (_, table) = rows.show()
    let cells = table.visibleCells
    _ = rows.takeAsked()
    rows.sections = [["y", "x", "b"], ["a", "c", "d"]]
    table.performBatchUpdates {
      table.moveSection(1, toSection: 0)
      table.moveRow(at: IndexPath(1, 1), to: IndexPath(0, 0))
      table.moveRow(at: IndexPath(1, 0), to: IndexPath(2, 0))
    }
    #expect(rows.takeAsked() == [])
    #expect(table.shownTexts == ["y", "x", "b", "a", "c", "d"])
    #expect(table.visibleCells == [5, 4, 1, 0, 2, 3].map { cells[$0] })
  }

  @Test func `the selection goes along with its rows`() {
    let (_, table) = rows.show()
    table.allowsMultipleSelection = true
    for row in [0, 1, 3] {
      table.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
    }
    rows.sections[0] = ["b", "c", "d"]
    table.deleteRows(at: [IndexPath(0)], with: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0), IndexPath(2)])
    #expect(table.visibleCells[0].isSelected && table.visibleCells[2].isSelected)
    #expect(!table.visibleCells[1].isSelected)
  }

  @Test func `reloading a row asks for a new cell, configuring it again for the same`() {
    let (_, table) = rows.show()
    let cells = table.visibleCells
    _ = rows.takeAsked()
    rows.sections[0][1] = "B"
    table.reconfigureRows(at: [IndexPath(1)])
    #expect(rows.takeAsked() == [IndexPath(1)])
    #expect(table.cellForRow(at: IndexPath(1)) === cells[1])
    #expect(table.shownTexts[1] == "B")
    rows.sections[0][1] = "beta"
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    table.reloadRows(at: [IndexPath(1)], with: .fade)
    #expect(rows.takeAsked() == [IndexPath(1)])
    #expect(table.shownTexts[1] == "beta")
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.count == 6)
  }

  @Test func `another cell for a row that is configured again is reported, and shown`() {
    final class NewCells: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
    }
    let source = NewCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(0))
    let reported = reports {
      table.reconfigureRows(at: [IndexPath(0)])
    }
    #expect(reported == [.lists(.reconfiguredOtherCell(indexPath: IndexPath(0)))])
    #expect(table.cellForRow(at: IndexPath(0)) !== first)
    #expect(first?.superview == nil)
    #expect(table.visibleCells.count == 2)
  }

  @Test func `reloading a section takes in any number of rows`() {
    let (_, table) = rows.show()
    rows.sections[1] = ["p", "q", "r"]
    table.reloadSections([1], with: .automatic)
    #expect(table.shownTexts == ["a", "b", "c", "d", "p", "q", "r"])
  }

  @Test func `sections come and go with all their rows`() {
    let (_, table) = rows.show()
    rows.sections = [["n"], ["x", "y"], ["m"]]
    table.performBatchUpdates {
      table.deleteSections([0], with: .automatic)
      table.insertSections([0, 2], with: .automatic)
    }
    #expect(table.shownTexts == ["n", "x", "y", "m"])
    #expect(table.numberOfSections == 3)
  }

  @Test
  func `a number of rows that does not fit is reported in UIKit's words, and all is reloaded`() {
    let (_, table) = rows.show()
    let reported = reports { table.deleteRows(at: [IndexPath(0)], with: .none) }
    let reason =
      "invalid number of rows in section 0. The number of rows contained in an existing section "
      + "after the update (4) must be equal to the number of rows contained in that section before "
      + "the update (4), plus or minus the number of rows inserted or deleted from that section "
      + "(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that "
      + "section (0 moved in, 0 moved out)"
    #expect(reported == [.lists(.invalidUpdate(reason: reason))])
    #expect(table.shownTexts == ["a", "b", "c", "d", "x", "y"])
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `updates that contradict the data or each other are reported`(fault: Int) {
    let (_, table) = rows.show()
    let reported = reports {
      table.performBatchUpdates {
        switch fault {
        case 0: table.insertSections([5], with: .none)
        case 1: table.deleteSections([0], with: .none)
        case 2: table.deleteRows(at: [IndexPath(9)], with: .none)
        case 3: table.insertRows(at: [IndexPath(1), IndexPath(1)], with: .none)
        default:
          table.deleteRows(at: [IndexPath(0)], with: .none)
          table.moveRow(at: IndexPath(0), to: IndexPath(1))
        }
      }
    }
    #expect(reported.count == 1)
    guard case .lists(.invalidUpdate) = reported.first else {
      Issue.record("another report")
      return
    }
    #expect(table.shownTexts == ["a", "b", "c", "d", "x", "y"])
  }

  @Test func `groups nest, and are shown by the outermost`() {
    let (_, table) = rows.show()
    rows.sections[0] = ["c", "d"]
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(0)], with: .none)
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(1)], with: .none)
    table.endUpdates()
    #expect(table.hasUncommittedUpdates)
    #expect(table.numberOfRows(inSection: 0) == 4)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(table.shownTexts == ["c", "d", "x", "y"])
    #expect(reports(during: { table.endUpdates() }) == [.lists(.unbalancedUpdates)])
  }

  @Test func `the completion comes when the animation is over`() {
    let (_, table) = rows.show()
    var finished: Bool?
    table.performBatchUpdates({}, completion: { finished = $0 })
    Headless.clock.advance(by: 0.29)
    #expect(finished == nil)
    Headless.clock.advance(by: 0.02)
    #expect(finished == true)
    UIView.performWithoutAnimation {
      finished = nil
      table.performBatchUpdates(nil) { finished = $0 }
    }
    #expect(finished == true)
  }

  @Test func `what is in sight stays when rows above come and go`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show()
    table.scroll(to: 2000)
    let cell = table.visibleCells[0]
    let place = cell.frame.minY - table.contentOffset.y
    rows.sections[0].insert(contentsOf: ["1", "2", "3"], at: 0)
    table.insertRows(at: (0..<3).map { IndexPath($0) }, with: .none)
    #expect(cell.frame.minY - table.contentOffset.y == place)
    #expect(table.contentOffset.y == 2132)
    #expect(table.indexPath(for: cell) == IndexPath(48))
  }

  @Test func `heights that were measured stay with their rows`() {
    let rows = ListedRows([["short", String(repeating: "long text ", count: 30), "end"]])
    let (_, table) = rows.show()
    let height = table.rectForRow(at: IndexPath(1)).height
    rows.sections[0].insert("first", at: 0)
    table.insertRows(at: [IndexPath(0)], with: .none)
    #expect(table.rectForRow(at: IndexPath(2)).height == height)
    #expect(table.rectForRow(at: IndexPath(1)).height == 44)
  }

  @Test func `random updates leave the table as one that was loaded anew`() {
    var random = Numbers(seed: 7)
    var next = 0
    func name() -> String {
      next += 1
      return "item \(next)"
    }
    let rows = ListedRows([(0..<6).map { _ in name() }, (0..<3).map { _ in name() }])
    let (_, table) = rows.show()
    for _ in 0..<300 {
      var data = rows.sections
      var deleted: [IndexPath] = []
      var inserted: [IndexPath] = []
      for section in data.indices {
        let gone = data[section].indices.filter { _ in random.next(4) == 0 }
        deleted += gone.map { IndexPath($0, section) }
        for row in gone.reversed() { data[section].remove(at: row) }
        let room = data[section].count + random.next(4)
        var added: [Int] = []
        while data[section].count < room {
          let row = random.next(data[section].count + 1)
          data[section].insert(name(), at: row)
          added = added.map { $0 >= row ? $0 + 1 : $0 } + [row]
        }
        inserted += added.map { IndexPath($0, section) }
      }
      let reported = reports {
        table.performBatchUpdates {
          rows.sections = data
          table.insertRows(at: inserted, with: .none)
          table.deleteRows(at: deleted, with: .none)
        }
      }
      #expect(reported == [])
      let paths = table.indexPathsForVisibleRows ?? []
      #expect(table.shownTexts == paths.map { data[$0.section][$0.row] })
      #expect(table.contentSize.height == CGFloat(data.map(\.count).reduce(0, +)) * 44)
      table.scroll(to: CGFloat(random.next(200)))
    }
  }
}

/// Pseudo-random numbers, the same on every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
