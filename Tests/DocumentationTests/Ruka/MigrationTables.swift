import Foundation
import Ruka
import Testing
import UIEnvironment
import UIKit

/// A screen with one of everything that the tables of the article "Migrating from other tests of
/// screens" speak of.
private final class Everything: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 400), style: .plain)
  let cart = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 60))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let total = UILabel()
    total.text = "Total"
    let name = UITextField()
    name.placeholder = "Name"
    let notes = UITextView()
    notes.accessibilityIdentifier = "Notes"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    let slider = UISlider()
    slider.maximumValue = 10
    slider.accessibilityLabel = "Volume"
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Copies"
    let pay = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40),
      primaryAction: UIAction(title: "Pay") { [unowned self] _ in log.append("paid") })
    pay.accessibilityIdentifier = "pay"
    for (row, part) in [total, name, notes, toggle, slider, stepper].enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(row) * 50, width: 200, height: 40)
      view.addSubview(part)
    }
    cart.addSubview(pay)
    view.addSubview(cart)
    table.accessibilityIdentifier = "towns"
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = indexPath.row == 0 ? "Row" : "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("row \(indexPath.row)")
  }

  func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in
        log.append("yes")
      })
    present(alert, animated: true)
  }
}

@MainActor @Suite(.headlessUIKit) struct MigrationTableTests {
  private let screen = Everything()

  @Test func `every call of the table for XCUITest does what it stands for`() throws {
    let app = App(controller: screen)
    try app.tapButton(title: "Pay")
    #expect(screen.log == ["paid"])
    #expect(app.first(Query(.label, "Total")) != nil)
    #expect(try app.label("Total") != nil)
    try app.textField("Name")?.type(text: "Ada")
    #expect(try app.textField("Name")?.text == "Ada")
    (try app.find(Query(UITextView.self).called("Notes")) as? UITextView)?.type(text: "Ada")
    #expect((app.first(Query(identifier: "Notes")) as? UITextView)?.text == "Ada")
    try app.switch("Wi-Fi")?.toggle()
    #expect(try app.switch("Wi-Fi")?.isOn == true)
    try app.slider("Volume")?.set(value: 5)
    #expect(try app.slider("Volume")?.value == 5)
    try app.stepper("Copies")?.increment()
    #expect(try app.stepper("Copies")?.value == 1)
    try app.cell(containingText: "Row 3")?.tap()
    #expect(screen.log.last == "row 3")
    screen.ask()
    app.alertViewController?.tapButton(title: "Yes")
    #expect(screen.log.last == "yes")
    let cell = try app.scroll(to: Query(.cell).containing("Row 80"))
    #expect(screen.table.bounds.intersects(cell.frame))
    let view = try app.find(Query(.button, "Pay"))
    try app.swipe(view, .left)
    try app.longPress(view, seconds: 1)
    try app.doubleTap(view)
    #expect(screen.log.filter { $0 == "paid" }.count == 4)
    let query = Query(.cell)
    #expect(app.all(query)[2].role == .cell)
    let cart = screen.cart
    #expect(app.all(Query(.button, "Pay").within(cart)) == [view])
    try app.waitFor { true }
    app.advance(by: 5)
    app.set(\.locale, Locale(identifier: "pl"))
    app.sizeCategory = .extraLarge
    try app.forEachConfiguration { _ in #expect(app.sizeCategory != .extraLarge) }
    app.windowSize = CGSize(width: 852, height: 393)
    #expect(app.tree.contains("button \"Pay\""))
  }

  @Test func `every call of the table for KIF does what it stands for`() throws {
    let app = App(controller: screen, failureBehavior: .raiseException)
    #expect(try app.label("Total") != nil)
    #expect(try app.find(Query(nil, "Total")) is UILabel)
    let query = Query(.label, "Absent")
    #expect(app.first(query) == nil)
    try app.tapButton(title: "Pay")
    try app.tap(Query(nil, "Pay"))
    try app.tap(Query(identifier: "pay"))
    #expect(screen.log == ["paid", "paid", "paid"])
    try app.textField("Name")?.type(text: "Ada")
    try app.textField("Name")?.clear()
    #expect(try app.textField("Name")?.text == "")
    try app.textField("Name")?.replace(text: "Ada")
    #expect(try app.textField("Name")?.text == "Ada")
    try app.switch("Wi-Fi")?.toggle()
    try app.slider("Volume")?.set(value: 3)
    #expect(try app.slider("Volume")?.value == 3)
    try app.swipe(Query(nil, "Row"), .left)
    try app.longPress(Query(nil, "Row"), seconds: 1)
    let (path, table) = (IndexPath(row: 150, section: 0), screen.table)
    try app.scroll(to: path, in: table).tap()
    #expect(screen.log.last == "row 150")
    app.advance(by: 3)
  }

  @Test func `no call of the tables is missing above`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let article = URL(filePath: #filePath)
      .appending(path: "../../../../Modules/Ruka/Documentation.docc/MigratingToRuka.md")
    let rows = try String(contentsOf: article.standardized, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
    let calls = rows.flatMap { row in self.calls(in: row) }
    #expect(calls.count >= 38)
    for call in calls { #expect(source.contains(call), "\(call)") }
  }

  /// The calls in the last column of a row, without what stands for any argument.
  private func calls(in row: Substring) -> [String] {
    let cells = row.components(separatedBy: " | ")
    let parts = (cells.last ?? "").components(separatedBy: "`")
    let code = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return code.filter { !$0.hasPrefix("App(") }.map { call in
      ["…", ":)", "{ }"].reduce(call) { $0.components(separatedBy: $1)[0] }
    }
  }
}
