import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// What a table asks its delegate about parts, and tells it of them.
@MainActor @Suite(.headlessUIKit) struct TableDelegateTests {
  final class Delegate: NSObject, UITableViewDelegate {
    let log = EventLog()
    var titleOfDeletion: String?

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.note("header \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.note("footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.note("header \(section) ended") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { log.note("footer \(section) ended") }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { titleOfDeletion }
  }

  let delegate = Delegate()

  @Test func `headers and footers are told of as they come into sight and go, once each`() {
    let rows = ListedRows([["a"], (0..<30).map(String.init)])
    rows.headers = ["first", "second"]
    rows.footers = ["end of first", nil]
    let (_, table) = rows.show(.grouped) { $0.delegate = delegate }
    #expect(delegate.log.take() == ["header 0", "footer 0", "header 1"])
    table.scroll(to: 1)
    #expect(delegate.log.take() == [])
    table.scroll(to: 600)
    #expect(delegate.log.take().sorted() == ["footer 0 ended", "header 0 ended", "header 1 ended"])
    table.scroll(to: 0)
    #expect(delegate.log.take().sorted() == ["footer 0", "header 0", "header 1"])
  }

  @Test func `a header is prepared once before it is used again`() {
    final class Header: UITableViewHeaderFooterView {
      static var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.prepared += 1
      }
    }
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
    }
    let headers = Headers()
    let rows = ListedRows((0..<3).map { _ in (0..<20).map(String.init) })
    Header.prepared = 0
    let (_, table) = rows.show {
      $0.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      $0.delegate = headers
    }
    let first = table.headerView(forSection: 0)
    #expect(Header.prepared == 0)
    table.scroll(to: table.rectForRow(at: IndexPath(5, 2)).minY)
    #expect(first != nil && table.headerView(forSection: 2) === first)
    #expect(Header.prepared == 1)
  }

  @Test func `rows are as deep as the delegate says, also in cells used again`() {
    let rows = ListedRows(count: 100)
    let (_, table) = rows.show { $0.delegate = delegate }
    #expect(table.visibleCells.map(\.indentationLevel) == Array(0..<10))
    table.scroll(to: 440)
    #expect(table.visibleCells.map(\.indentationLevel) == Array(10..<20))
  }

  @Test(arguments: [nil, "Archive"])
  func `the button that deletes has the delegate's title, or its own`(title: String?) throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    delegate.titleOfDeletion = title
    let rows = Rows()
    let (_, table) = ListedRows(count: 1).show {
      $0.dataSource = rows
      $0.delegate = delegate
    }
    table.showSwipeActions(at: IndexPath(0), leading: false)
    let buttons = table.visibleCells[0].subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.title(for: .normal) } == [title ?? "Delete"])
  }
}
