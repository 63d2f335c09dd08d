import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ActionSheetTests {
  private let log = EventLog()
  private let screen = UIViewController()
  private let window: UIWindow
  private let sheet = UIAlertController(
    title: "Share", message: nil, preferredStyle: .actionSheet)

  init() {
    window = showInWindow(screen)
    let log = log
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in log.note(title) })
    }
  }

  private func present() {
    screen.present(sheet, animated: true)
    Headless.runUntilIdle()
  }

  private func buttons() -> [UIButton] {
    sheet.view.subviews[0].subviews.compactMap { $0 as? UIButton }
  }

  private func tap(_ title: String) {
    guard let button = buttons().first(where: { $0.accessibilityLabel == title }) else { return }
    let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    UIKitContainersTests.tap(button.convert(center, to: window), in: window)
    Headless.runUntilIdle()
  }

  @Test func `on a phone it lies at the lower edge with a button to cancel`() {
    #expect(reports { present() } == [])
    #expect(buttons().map(\.accessibilityLabel) == ["Copy", "Cancel"])
    let panel = sheet.view.subviews[0]
    #expect(abs(panel.convert(panel.bounds, to: window).maxY - window.bounds.maxY + 8) < 1)
    tap("Cancel")
    #expect(log.take() == ["Cancel"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `on a tablet it is a popover without a button to cancel`() {
    makeIPad()
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 50))
    screen.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    #expect(reports { present() } == [])
    #expect(buttons().map(\.accessibilityLabel) == ["Copy"])
    let frame = sheet.view.convert(sheet.view.bounds, to: window)
    #expect(frame.minY == 150)
    #expect(abs(frame.midX - 450) < 1)
    #expect(frame.width == 304)
    tap("Copy")
    #expect(log.take() == ["Copy"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `a touch beside the popover cancels`() {
    makeIPad()
    sheet.popoverPresentationController?.sourceView = screen.view
    present()
    UIKitContainersTests.tap(CGPoint(x: 5, y: 5), in: window)
    Headless.runUntilIdle()
    #expect(log.take() == ["Cancel"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `a popover can point to a bar button item`() {
    makeIPad()
    let item = UIBarButtonItem(title: "Share")
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 1000, height: 44))
    toolbar.items = [.flexibleSpace(), item]
    screen.view.addSubview(toolbar)
    Headless.runUntilIdle()
    sheet.popoverPresentationController?.barButtonItem = item
    #expect(reports { present() } == [])
    let frame = sheet.view.convert(sheet.view.bounds, to: window)
    #expect(frame.minY == 44)
    #expect(frame.maxX == 990)
  }

  @Test func `a popover with nothing to point to is reported and shown in the middle`() {
    makeIPad()
    #expect(
      reports { present() } == [
        .controllers(.popoverWithoutSource(controller: "UIAlertController"))
      ])
    #expect(screen.presentedViewController === sheet)
  }

  @Test func `the preferred action's button is bold`() {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    for title in ["No", "Yes"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    screen.present(alert, animated: false)
    func fonts() -> [Bool] {
      alert.view.subviews[0].subviews.compactMap { ($0 as? UIButton)?.titleLabel?.font }
        .map { $0 == .boldSystemFont(ofSize: 17) }
    }
    #expect(fonts() == [false, false])
    alert.preferredAction = alert.actions[1]
    #expect(fonts() == [false, true])
  }
}
