import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableControllerTests {
  final class Names: UITableViewController {
    var names = ["Ann", "Bob"]
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func `the controller's view is a table that shows what the subclass says`() {
    let controller = Names(style: .insetGrouped)
    let window = showInWindow(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.frame == window.bounds)
    #expect(controller.tableView.shownTexts == ["Ann", "Bob"])
    controller.tableView.userDidTapRow(at: IndexPath(1))
    #expect(controller.selected == [1])
  }

  @Test func `methods that the subclass lacks leave the table's own rules`() {
    let controller = Names(style: .plain)
    let window = showInWindow(controller)
    controller.tableView.rowHeight = 60
    window.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [60, 60])
    #expect(controller.tableView.rectForHeader(inSection: 0).height == 0)
  }

  @Test func `coming back deselects, unless it is not to`() {
    let controller = Names(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    let window = showInWindow(navigation)
    func leaveAndReturn() -> IndexPath? {
      controller.tableView.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(controller.tableView.indexPathForSelectedRow == IndexPath(1))
      navigation.popViewController(animated: false)
      return controller.tableView.indexPathForSelectedRow
    }
    #expect(leaveAndReturn() == nil)
    controller.clearsSelectionOnViewWillAppear = false
    #expect(leaveAndReturn() == IndexPath(1))
    #expect(window.rootViewController === navigation)
  }

  @Test func `editing the controller edits the table`() {
    let controller = Names(style: .plain)
    let window = showInWindow(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(!controller.tableView.visibleCells.contains { !$0.isEditing })
    #expect(window.rootViewController === controller)
  }

  @Test func `rows without cells are reported`() {
    final class Empty: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }
    }
    let reported = reports { _ = showInWindow(Empty(style: .plain)) }
    #expect(reported == [.lists(.noCell(indexPath: IndexPath(0), dataSource: "Empty"))])
  }

  @Test func `a controller goes when it is dropped`() {
    expectNoLeaks { leaks in
      let controller = leaks.track(Names(style: .plain))
      let window = showInWindow(controller)
      leaks.track(controller.tableView)
      leaks.track(window)
    }
  }
}
