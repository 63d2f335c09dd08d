import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TableEditingTests {
  /// Rows that can be deleted, inserted and moved.
  final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = (0..<8).map { "row \($0)" }
    let log = EventLog()
    var styles: [UITableViewCell.EditingStyle] = []
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var editable = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = texts[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      editable
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.note("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      texts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.note("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.note("end \(indexPath?.row ?? -1)")
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(max(1, proposedDestinationIndexPath.row)) }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.note("details \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.note("select \(indexPath.row)")
    }
  }

  let editor = Editor()
  let table: UITableView
  let finger: TouchDriver

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = editor
    table.delegate = editor
    finger = TouchDriver(showing: table)
  }

  private func edit() {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
  }

  @Test func `editing shows a control in each row, which deletes after a question`() {
    edit()
    let cell = table.visibleCells[1]
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    finger.tap(10, 60)
    #expect(editor.log.take() == [])
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.configurationState.isSwiped && cell.configurationState.isEditing)
    table.layoutIfNeeded()
    finger.tap(290, 60)
    #expect(editor.log.take() == ["delete 1"])
    #expect(table.shownTexts == ["row 0", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"])
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
  }

  @Test func `a control that inserts does so at once, and rows without a style have none`() {
    editor.styles = [.insert, .none]
    edit()
    finger.tap(10, 20)
    #expect(editor.log.take() == ["insert 0"])
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
  }

  @Test func `a row that cannot be edited shows no control and cannot be swiped`() {
    editor.editable = false
    edit()
    #expect(table.visibleCells[0].editingStyle == .none)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    swipeLeft(60)
    #expect(table.visibleCells[1].showingDeleteConfirmation == false)
    #expect(editor.log.take() == [])
  }

  private func swipeLeft(_ y: CGFloat) {
    finger.down(250, y)
    finger.move(200, y)
    finger.up(100, y)
    table.layoutIfNeeded()
  }

  @Test func `a swipe brings out the button that deletes, and a touch elsewhere takes it away`() {
    swipeLeft(60)
    #expect(editor.log.take() == ["begin 1"])
    #expect(table.visibleCells[1].showingDeleteConfirmation)
    finger.tap(50, 200)
    #expect(editor.log.take() == ["end 1"])
    #expect(!table.visibleCells[1].showingDeleteConfirmation)
    swipeLeft(60)
    finger.tap(290, 60)
    #expect(editor.log.take() == ["begin 1", "delete 1"])
    #expect(table.visibleCells.count == 7)
  }

  @Test func `the delegate's actions go before the button that deletes`() {
    let log = editor.log
    let archive = UIContextualAction(style: .normal, title: "Archive") { action, _, done in
      log.note(action.title ?? "")
      done(true)
    }
    let erase = UIContextualAction(style: .destructive, title: "Erase") { _, _, done in done(false)
    }
    editor.trailing = UISwipeActionsConfiguration(actions: [archive, erase])
    swipeLeft(60)
    finger.tap(290, 60)
    #expect(log.take() == ["begin 1", "Archive", "end 1"])
    editor.trailing = UISwipeActionsConfiguration(actions: [])
    swipeLeft(60)
    #expect(log.take() == [])
  }

  @Test func `a swipe the other way brings out the leading actions`() {
    let log = editor.log
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in
      log.note("pin")
      done(true)
    }
    editor.leading = UISwipeActionsConfiguration(actions: [pin])
    finger.down(50, 60)
    finger.move(100, 60)
    finger.up(100, 60)
    table.layoutIfNeeded()
    finger.tap(10, 60)
    #expect(log.take() == ["begin 1", "pin", "end 1"])
  }

  @Test func `a row is dragged by its control to where the delegate lets it`() {
    edit()
    let cell = table.visibleCells[3]
    finger.down(290, 150)
    #expect(cell.configurationState.isReordering)
    finger.move(290, 100)
    finger.up(290, 10)
    #expect(editor.log.take() == ["move 3 1"])
    #expect(table.shownTexts.prefix(4) == ["row 0", "row 3", "row 1", "row 2"])
    #expect(table.cellForRow(at: IndexPath(1)) === cell)
    #expect(!cell.configurationState.isReordering)
  }

  @Test func `a row that cannot move has no control for it`() {
    edit()
    finger.down(290, 10)
    finger.up(290, 100)
    #expect(editor.log.take() == [])
  }

  @Test func `details of a row are told, and its selection is not`() {
    table.visibleCells[2].accessoryType = .detailDisclosureButton
    table.layoutIfNeeded()
    finger.tap(270, 110)
    #expect(editor.log.take() == ["details 2"])
  }

  @Test func `cells are told what they show beside their content`() {
    final class Cell: UITableViewCell {
      let log = EventLog()
      override func willTransition(to state: StateMask) { log.note("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { log.note("did \(state.rawValue)") }
    }
    let editor = Editor()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = editor
    table.layoutIfNeeded()
    let cell = table.visibleCells[0] as? Cell
    table.setEditing(true, animated: false)
    #expect(cell?.log.take() == ["will 1", "did 1"])
    table.showSwipeActions(at: IndexPath(0), leading: false)
    #expect(cell?.log.take() == ["will 3", "did 3"])
    table.setEditing(false, animated: false)
    #expect(cell?.log.take() == ["will 1", "did 1", "will 0", "did 0"])
  }
}
