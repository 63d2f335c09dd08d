import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableHeaderTests {
  private func rows() -> ListedRows {
    let rows = ListedRows(
      (0..<5).map { section in (0..<10).map { "row \(section) \($0)" } })
    rows.headers = ["Zero", "One", nil, "Three", "Four"]
    return rows
  }

  @Test func `titles have headers, which take room above their rows`() {
    let rows = rows()
    let (_, table) = rows.show()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(table.rectForRow(at: IndexPath(0)).minY == 28)
    #expect(table.rectForRow(at: IndexPath(0, 1)).minY == 496)
    #expect(table.rectForHeader(inSection: 2).height == 0)
    #expect(table.rectForRow(at: IndexPath(0, 2)).minY == 936)
    let header = table.headerView(forSection: 0)
    #expect(header?.standardLabel?.text == "Zero")
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test func `a plain table holds the header at the top until its section ends`() {
    let rows = rows()
    let (_, table) = rows.show()
    table.scroll(to: 100)
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 100)
    #expect(header?.configurationState.isPinned == true)
    table.scroll(to: 450)
    #expect(header?.frame.minY == 440)
    table.scroll(to: 468)
    #expect(table.headerView(forSection: 0) == nil)
    let next = table.headerView(forSection: 1)
    #expect(next?.frame.minY == 468)
    #expect(next?.configurationState.isPinned == false)
  }

  @Test func `a plain table holds the footer at the bottom`() {
    let rows = rows()
    rows.headers = []
    rows.footers = ["end"]
    let (_, table) = rows.show { $0.frame.size.height = 300 }
    let footer = table.footerView(forSection: 0)
    #expect(footer?.frame.maxY == 300)
    table.scroll(to: 200)
    #expect(footer?.frame.minY == 440)
    #expect(table.rectForFooter(inSection: 0).minY == 440)
  }

  @Test func `headers of other tables scroll along, in capitals`() {
    let rows = rows()
    let (_, table) = rows.show(.grouped)
    let header = table.headerView(forSection: 0)
    #expect(header?.standardLabel?.text == "ZERO")
    let place = header?.frame.minY
    table.scroll(to: 10)
    #expect(header?.frame.minY == place)
  }

  @Test func `headers are used again for other sections`() {
    let rows = rows()
    let (_, table) = rows.show()
    let first = table.headerView(forSection: 0)
    table.scroll(to: 3 * 468)
    #expect(table.headerView(forSection: 3) === first)
    #expect(first?.standardLabel?.text == "Three")
  }

  @Test func `in a plain table there is a gap above headers, unless it is taken away`() {
    let rows = rows()
    let (_, table) = rows.show { $0.sectionHeaderTopPadding = UITableView.automaticDimension }
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rectForRow(at: IndexPath(0)).minY == 50)
    #expect(table.rect(forSection: 2).height == 440)
  }

  @Test func `the delegate's views and heights go before titles`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var displayed: [Int] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? UILabel() : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 50 : 0
      }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { displayed.append(section) }
    }
    let delegate = Delegate()
    let rows = rows()
    let (_, table) = rows.show { $0.delegate = delegate }
    #expect(table.rectForHeader(inSection: 0).height == 50)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.subviews.contains { $0 is UILabel && $0.frame.height == 50 })
    #expect(delegate.displayed == [0])
  }

  @Test func `a delegate that makes no view for a section gives it no header`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 0 else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = "Header"
        view.contentConfiguration = content
        return view
      }
    }
    let delegate = Delegate()
    let rows = ListedRows([["a"], ["b"]])
    let (_, table) = rows.show { $0.delegate = delegate }
    #expect(table.rectForHeader(inSection: 0).height > 20)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.contentSize.height == table.rectForRow(at: IndexPath(0, 1)).maxY)
  }

  @Test func `the table's own header and footer lie around all sections`() {
    let rows = ListedRows(count: 2)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let (_, table) = rows.show {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(table.rectForRow(at: IndexPath(0)).minY == 60)
    #expect(footer.frame == CGRect(x: 0, y: 148, width: 300, height: 30))
    #expect(table.contentSize.height == 178)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.rectForRow(at: IndexPath(0)).minY == 0)
  }

  @Test func `rows of inset groups keep away from the sides`() {
    let rows = ListedRows(count: 2)
    let (_, table) = rows.show(.insetGrouped)
    #expect(table.rectForRow(at: IndexPath(0)).minX == 16)
    #expect(table.visibleCells[0].frame.width == 268)
  }
}
