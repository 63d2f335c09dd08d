import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableScaleTests {
  @Test func `ten thousand rows take as many cells as are in sight, however far they scroll`() {
    let rows = ListedRows(count: 10_000)
    let (_, table) = rows.show()
    for step in 0..<10_000 {
      table.scroll(to: CGFloat(step * 37 % 430_000))
      #expect(table.visibleCells.count <= 11)
    }
    #expect(rows.made.count <= 11)
    #expect(table.subviews.count <= 11)
  }

  @Test(
    .disabled(
      if: ProcessMemory.isKeptWhenFreed, "the address sanitizer keeps freed memory from reuse"))
  func `scrolling ten thousand steps takes no memory`() throws {
    let rows = ListedRows(count: 10_000)
    let (_, table) = rows.show()
    var offset: CGFloat = 0
    func scroll(steps: Int) {
      for _ in 0..<steps {
        offset += 37
        table.scroll(to: offset)
        _ = rows.takeAsked()
      }
    }
    scroll(steps: 2_000)
    #expect(try ProcessMemory.growth { scroll(steps: 1_600) } < 20)
  }

  @Test func `a step of scrolling asks as much of few rows as of many`() {
    func calls(count: Int) -> Int {
      let rows = ListedRows(count: count)
      let (_, table) = rows.show()
      table.scroll(to: 1000)
      _ = rows.takeAsked()
      let counted = rows.counted
      for step in 1...20 { table.scroll(to: 1000 + CGFloat(step) * 44) }
      #expect(rows.counted == counted)
      return rows.takeAsked().count
    }
    #expect(calls(count: 100) == 20)
    #expect(calls(count: 10_000) == 20)
  }

  @Test func `heights are asked of rows that come into sight, not of all`() {
    let rows = MeasuredRows(count: 10_000)
    let (_, table) = rows.show()
    #expect(rows.heightsAsked == 10)
    table.scroll(to: 44 * 5000)
    #expect(rows.heightsAsked <= 21)
  }

  @Test func `estimates of zero have all heights asked at once`() {
    let rows = MeasuredRows(count: 1000)
    let (_, table) = rows.show { $0.estimatedRowHeight = 0 }
    #expect(rows.heightsAsked == 1000)
    #expect(table.contentSize.height == 44_000)
    table.scroll(to: 10_000)
    #expect(rows.heightsAsked == 1000)
  }

  @Test func `a table with its cells and its data source go when they are dropped`() {
    expectNoLeaks { leaks in
      let rows = leaks.track(ListedRows(count: 100))
      rows.headers = ["One"]
      let (window, table) = rows.show()
      leaks.track(table)
      table.scroll(to: 1000)
      table.selectRow(at: IndexPath(30), animated: false, scrollPosition: .none)
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      for cell in rows.made { leaks.track(cell) }
      leaks.track(window)
    }
  }
}

/// Rows whose heights the delegate says.
@MainActor final class MeasuredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  private(set) var heightsAsked = 0

  init(count: Int) { self.count = count }

  func show(prepare: (UITableView) -> Void = { _ in }) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    prepare(table)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return 44
  }
}
