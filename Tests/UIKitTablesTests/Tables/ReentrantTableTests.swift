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
}
