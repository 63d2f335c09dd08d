import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct SelfSizingTests {
  /// A cell whose height follows from constraints.
  final class ConstrainedCell: UITableViewCell {
    let box = UIView()
    let height: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
      height = box.heightAnchor.constraint(equalToConstant: 80)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not by a coder") }
  }

  private func constrainedRows(count: Int, height: @escaping (String) -> CGFloat) -> ListedRows {
    let rows = ListedRows(count: count)
    rows.configure = { cell, text in (cell as? ConstrainedCell)?.height.constant = height(text) }
    return rows
  }

  @Test func `constraints in the content view make the height`() {
    let rows = constrainedRows(count: 100) { _ in 80 }
    let (_, table) = rows.show {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    #expect(table.visibleCells.map(\.frame.height) == [90, 90, 90, 90, 90])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 90, 180, 270, 360])
    let box = (table.visibleCells[1] as? ConstrainedCell)?.box
    #expect(box?.frame == CGRect(x: 0, y: 5, width: 300, height: 80))
    #expect(table.contentSize.height == 4630)
  }

  @Test func `a constraint of the content view itself makes the height`() {
    let rows = ListedRows(count: 3)
    rows.configure = { cell, _ in
      cell.contentView.heightAnchor.constraint(equalToConstant: 90).isActive = true
    }
    let (_, table) = rows.show()
    #expect(table.visibleCells.map(\.frame.height) == [90, 90, 90])
  }

  @Test func `a constraint of the content view itself goes before an estimate`() {
    let rows = ListedRows(count: 100)
    rows.configure = { cell, _ in
      cell.contentView.heightAnchor.constraint(equalToConstant: 110).isActive = true
    }
    let (_, table) = rows.show { $0.estimatedRowHeight = 60 }
    #expect(table.visibleCells.map(\.frame.minY) == [0, 110, 220, 330])
    #expect(table.contentSize.height == 6_200)
  }

  @Test func `a constraint of a header's content view itself makes the header's height`() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentView.heightAnchor.constraint(equalToConstant: 70).isActive = true
        return header
      }

      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UIView()
        footer.heightAnchor.constraint(equalToConstant: 30).isActive = true
        return footer
      }
    }
    let headers = Headers()
    let rows = ListedRows(count: 2)
    let (_, table) = rows.show { $0.delegate = headers }
    #expect(table.headerView(forSection: 0)?.frame.height == 70)
    #expect(table.rectForFooter(inSection: 0).height == 30)
  }

  @Test func `an estimate stands for rows that were not in sight`() {
    let rows = constrainedRows(count: 100) { _ in 80 }
    let (_, table) = rows.show {
      $0.estimatedRowHeight = 100
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    #expect(table.contentSize.height == 9950)
  }

  @Test func `what is in sight stays when a row above turns out higher than estimated`() {
    let rows = constrainedRows(count: 100) { _ in 80 }
    let (_, table) = rows.show {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    table.scroll(to: 2000)
    let paths = table.indexPathsForVisibleRows ?? []
    let cell = table.cellForRow(at: paths[0])
    for _ in 0..<10 {
      let before = (cell?.frame.minY ?? 0) - table.contentOffset.y
      table.scroll(to: table.contentOffset.y - 10)
      let after = (cell?.frame.minY ?? 0) - table.contentOffset.y
      #expect(after - before == 10)
    }
  }

  @Test func `scrolling to a row gets there though rows on the way were estimated`() {
    let rows = constrainedRows(count: 100) { CGFloat(60 + ($0.count * 7) % 13) }
    let (_, table) = rows.show {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    table.scrollToRow(at: IndexPath(50), at: .top, animated: false)
    #expect(table.cellForRow(at: IndexPath(50))?.frame.minY == table.contentOffset.y)
    table.scrollToRow(at: IndexPath(80), at: .bottom, animated: false)
    #expect(table.cellForRow(at: IndexPath(80))?.frame.maxY == table.contentOffset.y + 440)
    table.scrollToRow(at: IndexPath(99), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(99))?.frame.maxY == table.contentSize.height)
  }

  @Test func `content configurations make the height, 44 points at least`() {
    let rows = ListedRows([["short", String(repeating: "long text ", count: 30)]])
    let (_, table) = rows.show()
    #expect(table.visibleCells[0].frame.height == 44)
    #expect(table.visibleCells[1].frame.height > 100)
    let view = table.visibleCells[1].contentView.subviews.first
    #expect(view?.frame == table.visibleCells[1].contentView.bounds)
  }

  @Test func `another content of a shown cell makes another height`() {
    let rows = ListedRows([["short", "other"]])
    let (_, table) = rows.show()
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "long text ", count: 30)
    table.visibleCells[0].contentConfiguration = content
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height > 100)
    #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
  }

  @Test func `heights that are not to follow the content stay until the next load`() {
    let rows = ListedRows([["short"]])
    let (_, table) = rows.show { $0.selfSizingInvalidation = .disabled }
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "long text ", count: 30)
    table.visibleCells[0].contentConfiguration = content
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height == 44)
  }

  @Test func `rows are measured anew at another width`() {
    let rows = ListedRows([[String(repeating: "long text ", count: 30)]])
    let (_, table) = rows.show()
    let narrow = table.visibleCells[0].frame.height
    table.frame.size.width = 600
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height < narrow)
    #expect(table.contentSize.width == 600)
  }

  @Test func `rows are measured anew at another size of text`() {
    let rows = ListedRows([["text"]])
    let (window, table) = rows.show()
    let before = table.visibleCells[0].frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    Headless.runUntilIdle()
    #expect(table.visibleCells[0].frame.height > before)
  }

  @Test func `the delegate's heights go before the table's, and impossible ones are reported`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        [10, UITableView.automaticDimension, -5, 30][indexPath.row]
      }
    }
    let delegate = Delegate()
    let rows = ListedRows(count: 4)
    var table: UITableView?
    let reported = reports {
      table =
        rows.show {
          $0.rowHeight = 99
          $0.delegate = delegate
        }.table
    }
    #expect(table?.visibleCells.map(\.frame.height) == [10, 44, 44, 30])
    #expect(reported == [.lists(.impossibleHeight(height: -5, indexPath: IndexPath(2)))])
  }

  @Test func `the labels of a cell's style make its height`() {
    let rows = ListedRows([["a", String(repeating: "word ", count: 60)]])
    rows.configure = { cell, text in
      cell.standardLabel?.numberOfLines = 0
      cell.standardLabel?.text = text
    }
    let (_, table) = rows.show()
    #expect(table.visibleCells[0].frame.height == 44)
    #expect(table.visibleCells[1].frame.height > 80)
    let label = table.visibleCells[1].standardLabel
    #expect(label?.frame.minX == 16 && label?.frame.width == 268)
  }
}
