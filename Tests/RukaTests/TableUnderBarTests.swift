import Ruka
import Testing
import UIKit

/// A table that fills the screen, under the bars of what it lies in.
private final class Towns: UITableViewController {
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

@MainActor @Suite(.headlessUIKit) struct TableUnderBarTests {
  private let towns = Towns(style: .plain)
  private let tabs = UITabBarController()
  private let app: App

  init() {
    let navigation = UINavigationController(rootViewController: towns)
    let other = UIViewController()
    navigation.tabBarItem.title = "Towns"
    other.tabBarItem.title = "Other"
    tabs.viewControllers = [navigation, other]
    app = App(controller: tabs, failureBehavior: .raiseException)
  }

  @Test(arguments: [17, 18, 80, 99])
  func `a row is tapped and not the bar that lies over it`(row: Int) throws {
    let found = try app.scroll(to: Query(.cell).containing("row \(row)"))
    let barTop = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
    #expect(found.convert(found.bounds, to: nil).maxY <= barTop + 0.5)
    try app.cell(containingText: "row \(row)")?.tap()
    #expect(towns.selected == [row])
    try app.scroll(to: IndexPath(row: 0, section: 0), in: towns.tableView).tap()
    try app.scroll(to: IndexPath(row: row, section: 0), in: towns.tableView).tap()
    #expect(towns.selected == [row, 0, row])
    #expect(tabs.selectedIndex == 0)
    #expect(towns.tableView.visibleCells.count <= 21)
  }

  @Test func `a row under a bar is not tapped through it`() throws {
    let barTop = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
    let covered = towns.tableView.visibleCells.first {
      $0.convert($0.bounds, to: nil).minY > barTop
    }
    let cell = try #require(covered)
    #expect {
      try app.tap(cell)
    } throws: { error in
      guard case .unreachable(_, let reason, _)? = error as? RukaError else { return false }
      return reason.hasPrefix("covered by ")
    }
    #expect(towns.selected.isEmpty && tabs.selectedIndex == 0)
  }

  @Test func `a row that lets no touch in is not selected, and fails the test`() throws {
    let cell = try #require(try app.cell(containingText: "row 3"))
    cell.isUserInteractionEnabled = false
    let failures = keptFailures { cell.tap() }
    #expect(failures.map { $0.headline.hasSuffix("it does not take touches") } == [true])
    #expect(towns.selected.isEmpty)
  }
}
