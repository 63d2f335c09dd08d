import Ruka
import Testing
import UIKit

// The code of the article "Migrating from other tests of screens".

/// A list of towns; a tap on one asks whether to go there, and a switch turns the list around.
private final class TownsController: UITableViewController {
  private let towns = (1...200).map { "Town \($0)" }
  private let isBackward = UISwitch()
  private let search = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Towns"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    isBackward.accessibilityLabel = "Backward"
    isBackward.addAction(
      UIAction { [unowned self] _ in tableView.reloadData() }, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: isBackward)
    search.placeholder = "Search"
    tableView.tableHeaderView = search
  }

  private func town(_ row: Int) -> String {
    isBackward.isOn ? towns[towns.count - 1 - row] : towns[row]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    towns.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = town(indexPath.row)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(
      title: town(indexPath.row), message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [unowned self] _ in
        Headless.clock.schedule(after: 3) { self.title = "Arrived" }
      })
    present(alert, animated: true)
  }
}

@MainActor @Suite(.headlessUIKit) struct MigratingTests {
  private func makeScreen() -> UIViewController {
    UINavigationController(rootViewController: TownsController(style: .plain))
  }

  @Test func `a test of XCUITest reads like this`() throws {
    // snippet: xcuitest
    let app = App(controller: makeScreen())
    try app.textField("Search")?.type(text: "Town")
    try app.scroll(to: Query(.cell).containing("Town 180"))
    try app.cell(containingText: "Town 180")?.tap()
    #expect(app.alertViewController?.title == "Town 180")
    app.alertViewController?.tapButton(title: "Go")
    try app.waitFor("the arrival") { app.first(Query(.header, "Arrived")) != nil }
    // end of snippet
  }

  @Test func `a test of KIF reads like this`() throws {
    // snippet: kif
    let app = App(controller: makeScreen(), failureBehavior: .raiseException)
    try app.switch("Backward")?.toggle()
    let row = try app.scroll(to: IndexPath(row: 199, section: 0), in: #require(app.tableView))
    try app.tap(row)
    try app.tapButton(title: "Go")
    app.advance(by: 3)
    let title = try app.label("Arrived")
    // end of snippet
    #expect(title != nil)
  }

  @Test func `a test of the first Ruka reads as it did`() throws {
    // snippet: ruka
    let app = App(controller: makeScreen(), failureBehavior: .raiseException)
    try app.cell(containingText: "Town 3")?.tap()
    app.alertViewController?.tapButton(title: "Go")
    #expect(try app.switch("Backward")?.isOn == false)
    // end of snippet
  }
}
