import TestSupport
import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit
import UIKitTestSupport

struct LevelTrait: UITraitDefinition {
  static let defaultValue = 0
}

struct ThemeKey: UIEnvironmentKey {
  static let defaultValue = "none"
}

extension UIEnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A cell that notes its traits and what it is told of the environment.
final class WatchingCell: UITableViewCell, UIEnvironmentUpdating {
  var told: [String] = []
  var levels: [Int] = []
  var updates = 0
  var reads = true

  func updateEnvironment() { told.append(environmentValue(\.theme)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    levels.append(traitCollection[LevelTrait.self])
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updates += 1
    if reads { _ = state.traitCollection[LevelTrait.self] }
  }
}

@MainActor @Suite(.headlessUIKit) struct TableEnvironmentTests {
  let rows = ListedRows(count: 100)

  private func show() -> (window: UIWindow, table: UITableView) {
    rows.show { $0.register(WatchingCell.self, forCellReuseIdentifier: "cell") }
  }

  private func watching(_ table: UITableView) -> [WatchingCell] {
    table.visibleCells.compactMap { $0 as? WatchingCell }
  }

  @Test func `reported: a cell has the table's traits in its layout, not yet when it is made`() {
    var early: [Int] = []
    rows.configure = { cell, _ in early.append(cell.traitCollection[LevelTrait.self]) }
    let (window, table) = rows.show {
      $0.register(WatchingCell.self, forCellReuseIdentifier: "cell")
      $0.traitOverrides[LevelTrait.self] = 3
    }
    Headless.runUntilIdle()
    #expect(early == Array(repeating: 0, count: 10))
    #expect(watching(table).allSatisfy { $0.levels.last == 3 && !$0.levels.contains(0) })
    #expect(window.isHidden == false)
  }

  @Test func `reported: an override of a controller above reaches the content of cells`() {
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(WatchingCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = rows
    controller.traitOverrides[LevelTrait.self] = 4
    let window = showInWindow(controller)
    Headless.runUntilIdle()
    let cells = watching(controller.tableView)
    #expect(cells.count > 5)
    #expect(cells.allSatisfy { $0.contentView.traitCollection[LevelTrait.self] == 4 })
    controller.traitOverrides[LevelTrait.self] = 5
    Headless.runUntilIdle()
    #expect(cells.allSatisfy { $0.contentView.traitCollection[LevelTrait.self] == 5 })
    #expect(window.rootViewController === controller)
  }

  @Test func `cells know what kind of list they are in`() {
    let (_, table) = rows.show(.insetGrouped)
    #expect(table.visibleCells[0].traitCollection.listEnvironment == .insetGrouped)
  }

  @Test
  func
    `a trait that the update of a cell reads asks for another update, one that it does not read none`()
  {
    let (window, table) = show()
    Headless.runUntilIdle()
    let cells = watching(table)
    for cell in cells { cell.updates = 0 }
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(cells.map(\.updates) == Array(repeating: 1, count: 10))
    cells[0].reads = false
    cells[0].setNeedsUpdateConfiguration()
    Headless.runUntilIdle()
    for cell in cells { cell.updates = 0 }
    window.traitOverrides[LevelTrait.self] = 2
    Headless.runUntilIdle()
    #expect(cells.map(\.updates) == [0] + Array(repeating: 1, count: 9))
  }

  @Test func `reads of a handler count too, of cells and of headers`() {
    var levels: [Int] = []
    rows.headers = ["One"]
    let (window, table) = rows.show()
    table.headerView(forSection: 0)?.configurationUpdateHandler = { _, state in
      levels.append(state.traitCollection[LevelTrait.self])
    }
    table.visibleCells[0].configurationUpdateHandler = { cell, _ in
      levels.append(10 + cell.traitCollection[LevelTrait.self])
    }
    Headless.runUntilIdle()
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(levels.sorted() == [0, 1, 10, 11])
  }

  @Test func `values of the environment reach cells, each of which is told once`() {
    let (window, table) = show()
    let cells = watching(table)
    for cell in cells { cell.told = [] }
    window.environment(\.theme, "dark")
    #expect(cells.map(\.told) == Array(repeating: ["dark"], count: 10))
    table.scroll(to: 20)
    let fresh = watching(table).filter { cell in !cells.contains(cell) }
    #expect(fresh.map(\.told) == [["dark"]])
  }

  @Test func `a cell that waits for another row knows of a change when it shows that`() {
    let (window, table) = show()
    let first = watching(table)[0]
    table.scroll(to: 20)
    table.scroll(to: 44)
    first.told = []
    #expect(first.isHidden)
    window.environment(\.theme, "dark")
    table.scroll(to: 64)
    #expect(watching(table).contains(first))
    #expect(first.told == ["dark"])
    table.scroll(to: 0)
    #expect(first.told == ["dark"])
  }

  @Test func `cells follow their state: selection, pressing, editing`() {
    var states: [UICellConfigurationState] = []
    let (_, table) = show()
    table.visibleCells[0].configurationUpdateHandler = { _, state in states.append(state) }
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    table.visibleCells[0].isHighlighted = true
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(states.map(\.isSelected) == [false, true, true, false])
    #expect(states.map(\.isHighlighted) == [false, false, true, true])
    #expect(states.map(\.isEditing) == [false, false, false, true])
  }

  @Test func `the background follows the state by itself unless it is told not to`() {
    let (_, table) = rows.show()
    let cell = table.visibleCells[0]
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    table.layoutIfNeeded()
    let plain = cell.backgroundConfiguration?.backgroundColor
    table.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor != plain)
    let other = table.visibleCells[1]
    other.backgroundConfiguration = other.defaultBackgroundConfiguration()
    other.automaticallyUpdatesBackgroundConfiguration = false
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(other.backgroundConfiguration?.backgroundColor == plain)
    #expect(cell.backgroundConfiguration?.backgroundColor == plain)
  }
}
