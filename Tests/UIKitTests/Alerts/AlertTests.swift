import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct AlertTests {
  let log = EventLog()
  let presenter = UIViewController()
  let window: UIWindow
  let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)

  init() {
    window = showInWindow(presenter)
    let log = log
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.note("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        log.note("delete \(action.style)")
      })
  }

  private func present() {
    presenter.present(alert, animated: true)
    Headless.runUntilIdle()
  }

  private func button(_ title: String) -> UIButton? {
    alert.view.subviews[0].subviews.compactMap { $0 as? UIButton }
      .first { $0.accessibilityLabel == title }
  }

  private func tap(_ title: String) {
    button(title)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  @Test func `the handler runs once, when the alert is gone`() {
    present()
    #expect(presenter.presentedViewController === alert)
    tap("Delete")
    tap("Delete")
    #expect(log.take() == [])
    Headless.runUntilIdle()
    #expect(presenter.presentedViewController == nil)
    #expect(log.take() == ["delete destructive"])
  }

  @Test func `buttons stand in order, the one that cancels last`() {
    present()
    let titles = alert.view.subviews[0].subviews.compactMap {
      ($0 as? UIButton)?.accessibilityLabel
    }
    #expect(titles == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
  }

  @Test func `an alert that shows follows all that changes in it`() {
    present()
    let panel = alert.view.subviews[0]
    func texts() -> [String?] {
      panel.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.text)
    }
    #expect(texts() == ["Delete?", "For good."])
    alert.title = "Remove?"
    alert.message = nil
    #expect(texts() == ["Remove?"])
    alert.title = ""
    alert.message = "For a while."
    #expect(texts() == ["For a while."])
    alert.addAction(UIAlertAction(title: "Keep", style: .default))
    #expect(button("Keep") != nil)
    alert.actions[2].isEnabled = false
    #expect(button("Keep")?.isEnabled == false)
    #expect(button("Keep")?.titleLabel?.font != .boldSystemFont(ofSize: 17))
    alert.preferredAction = alert.actions[2]
    #expect(button("Keep")?.titleLabel?.font == .boldSystemFont(ofSize: 17))
    alert.addTextField()
    #expect(alert.textFields?.first?.superview === panel)
    #expect(alert.textFields?.first?.borderStyle == .roundedRect)
  }

  @Test func `what destroys something is red`() {
    present()
    #expect(button("Delete")?.currentTitleColor == .systemRed)
    #expect(button("Cancel")?.currentTitleColor != .systemRed)
  }

  @Test func `a disabled action cannot be chosen until it is enabled`() {
    alert.actions[1].isEnabled = false
    present()
    #expect(button("Delete")?.isEnabled == false)
    tap("Delete")
    Headless.runUntilIdle()
    #expect(presenter.presentedViewController === alert)
    alert.actions[1].isEnabled = true
    tap("Delete")
    Headless.runUntilIdle()
    #expect(log.take() == ["delete destructive"])
  }

  @Test func `text fields are set up, shown, and edited from the first on`() {
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    present()
    #expect(alert.textFields?.first?.isEditing == true)
    #expect(alert.textFields?.allSatisfy { $0.window === window } == true)
  }

  @Test func `an alert is in the middle and a sheet at the lower edge`() {
    present()
    let panel = alert.view.subviews[0]
    #expect(panel.frame.width == 270)
    #expect(abs(panel.frame.midX - alert.view.bounds.midX) < 1)
    alert.dismiss(animated: false)
    let sheet = UIAlertController(title: nil, message: "Choose", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    presenter.present(sheet, animated: false)
    Headless.runUntilIdle()
    let edge = sheet.view.bounds.inset(by: sheet.view.safeAreaInsets).maxY
    #expect(abs(sheet.view.subviews[0].frame.maxY - (edge - 8)) <= 1)
  }

  @Test func `the presenter stays on the screen behind an alert`() {
    present()
    #expect(presenter.view.window === window)
  }

  @Test func `what an alert cannot have is refused and reported`() {
    let reported = reports {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
      UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet).addTextField()
    }
    #expect(
      reported == [
        .controllers(.secondCancelAction(title: "No")),
        .controllers(.actionNotAdded(title: "Other")),
        .controllers(.textFieldInActionSheet(title: "Sheet")),
      ])
    #expect(alert.actions.count == 2)
    alert.preferredAction = alert.actions[1]
    #expect(alert.preferredAction === alert.actions[1])
  }

  @Test func `an alert is gone when it was dismissed`() {
    weak var weakAlert: UIAlertController?
    do {
      let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
      weakAlert = alert
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [log] _ in log.note("ok") })
      alert.addTextField()
      presenter.present(alert, animated: true)
      Headless.runUntilIdle()
      alert.dismiss(animated: true)
      Headless.runUntilIdle()
    }
    #expect(weakAlert == nil)
    #expect(log.take() == [])
  }
}
