import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableSelectionTests {
  /// Notes what it is told of selection.
  final class Delegate: NSObject, UITableViewDelegate {
    let log = EventLog()
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var deselects: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.note("shouldHighlight \(indexPath.row)")
      return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.note("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.note("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.note("willSelect \(indexPath.row)")
      return selects(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.note("didSelect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.note("willDeselect \(indexPath.row)")
      return deselects(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.note("didDeselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.note("perform \(indexPath.row)")
    }
  }

  let rows = ListedRows(count: 20)
  let delegate = Delegate()
  let table: UITableView
  let finger: TouchDriver

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = delegate
    finger = TouchDriver(showing: table)
  }

  @Test func `a tap presses the row, selects it and performs what it is for`() {
    finger.down(50, 60)
    #expect(delegate.log.take() == [])
    Headless.clock.advance(by: 0.2)
    #expect(delegate.log.take() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(table.visibleCells[1].isHighlighted)
    finger.up(50, 60)
    #expect(
      delegate.log.take() == ["didUnhighlight 1", "willSelect 1", "didSelect 1", "perform 1"])
    #expect(!table.visibleCells[1].isHighlighted)
    #expect(table.visibleCells[1].isSelected)
    #expect(table.indexPathForSelectedRow == IndexPath(1))
  }

  @Test func `selecting another row deselects the first in between`() {
    finger.tap(50, 60)
    _ = delegate.log.take()
    finger.tap(50, 100)
    #expect(
      delegate.log.take() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2", "perform 2",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(2)])
    #expect(!table.visibleCells[1].isSelected)
  }

  @Test func `the delegate may refuse, or choose another row`() {
    delegate.selects = { _ in nil }
    finger.tap(50, 60)
    #expect(table.indexPathForSelectedRow == nil)
    delegate.selects = { _ in IndexPath(4) }
    finger.tap(50, 60)
    #expect(table.indexPathForSelectedRow == IndexPath(4))
    delegate.selects = { $0 }
    delegate.deselects = { _ in nil }
    finger.tap(50, 60)
    #expect(table.indexPathsForSelectedRows == [IndexPath(4), IndexPath(1)])
  }

  @Test func `a row that is not to be pressed is not selected either`() {
    delegate.highlights = false
    finger.tap(50, 60)
    #expect(delegate.log.take() == ["shouldHighlight 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a touch that leaves the row or is cancelled selects nothing`() {
    finger.down(50, 85)
    Headless.clock.advance(by: 0.2)
    finger.move(50, 92)
    finger.up(50, 92)
    finger.down(50, 60)
    Headless.clock.advance(by: 0.2)
    finger.cancel(50, 60)
    #expect(
      delegate.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldHighlight 1",
        "didHighlight 1", "didUnhighlight 1",
      ])
    #expect(!table.visibleCells[1].isHighlighted)
  }

  @Test func `where several rows can be selected, a second tap deselects`() {
    table.allowsMultipleSelection = true
    finger.tap(50, 60)
    finger.tap(50, 100)
    _ = delegate.log.take()
    #expect(table.indexPathsForSelectedRows == [IndexPath(1), IndexPath(2)])
    finger.tap(50, 60)
    #expect(delegate.log.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(2)])
  }

  @Test func `without selection, and while editing, a tap selects nothing`() {
    table.allowsSelection = false
    finger.tap(50, 60)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    finger.tap(150, 60)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    finger.tap(150, 60)
    #expect(table.indexPathForSelectedRow == IndexPath(1))
    #expect(delegate.log.take().last == "didSelect 1")
  }

  @Test func `the program selects without the delegate, and scrolls`() {
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.selectRow(at: IndexPath(12), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 12.5 * 44 - 200)
    table.selectRow(at: IndexPath(16), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(16)])
    table.deselectRow(at: IndexPath(16), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(posts == 4)
    #expect(delegate.log.take() == [])
  }

  @Test func `scrolling to the nearest selected row shows it`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(14), animated: false, scrollPosition: .none)
    table.scroll(to: 400)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 480)
  }

  @Test func `the background of the selection shows only while there is one`() {
    let cell = table.visibleCells[0]
    let background = UIView()
    cell.selectedBackgroundView = background
    finger.tap(50, 10)
    table.layoutIfNeeded()
    #expect(background.superview === cell)
    #expect(background.frame == cell.bounds)
    table.deselectRow(at: IndexPath(0), animated: false)
    table.layoutIfNeeded()
    #expect(background.superview == nil)
    cell.selectionStyle = .none
    finger.tap(50, 10)
    table.layoutIfNeeded()
    #expect(background.superview == nil)
  }

  @Test func `a drag scrolls the table and selects nothing`() {
    finger.down(50, 200)
    finger.slide(to: 50, 100)
    #expect(table.contentOffset.y > 50)
    finger.up(50, 100)
    Headless.runUntilIdle()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!delegate.log.take().contains("didSelect 4"))
  }
}
