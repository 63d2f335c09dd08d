import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Screens that are changed from within the calls that a change makes.
@MainActor @Suite(.headlessUIKit) struct ReentrantScreenTests {
  private let log = EventLog()

  @Test(arguments: [false, true])
  func `a controller that pops itself as it begins to appear is gone`(animated: Bool) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = showInWindow(navigation)
    let hasty = RecordedController("hasty", log)
    hasty.whenAppearing = { navigation.popViewController(animated: animated) }
    #expect(reports { navigation.pushViewController(hasty, animated: animated) } == [])
    Headless.runUntilIdle()
    #expect(navigation.viewControllers == [root])
    #expect(hasty.parent == nil)
    #expect(hasty.viewIfLoaded?.window == nil)
    #expect(root.view.window === window)
    hasty.whenAppearing = nil
  }

  @Test func `an alert can be presented from the handler of another`() throws {
    let root = UIViewController()
    let window = showInWindow(root)
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "More", style: .default) { _ in root.present(second, animated: true) })
    second.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(first, animated: false)
    Headless.runUntilIdle()
    var button: UIButton?
    var rest: [UIView] = [first.view]
    while let view = rest.popLast() {
      if let found = view as? UIButton, found.currentTitle == "More" { button = found }
      rest += view.subviews
    }
    let more = try #require(button)
    #expect(reports { more.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } == [])
    Headless.runUntilIdle()
    #expect(root.presentedViewController === second)
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
  }

  @Test func `a dismissal in the midst of a presentation ends it first`() {
    let (root, sheet) = (UIViewController(), RecordedController("sheet", log))
    let window = showInWindow(root)
    root.present(sheet, animated: true) { [log] in log.note("presented") }
    root.dismiss(animated: true) { [log] in log.note("dismissed") }
    Headless.runUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(root.view.window === window)
    #expect(
      log.take() == [
        "sheet viewDidLoad", "sheet viewWillAppear", "sheet viewIsAppearing",
        "sheet viewDidAppear", "presented", "sheet viewWillDisappear", "sheet viewDidDisappear",
        "dismissed",
      ])
  }

  @Test func `a controller that dismisses itself as it begins to appear leaves nothing`() {
    let (root, sheet) = (UIViewController(), RecordedController("sheet", log))
    let window = showInWindow(root)
    sheet.whenAppearing = { root.dismiss(animated: false) }
    root.present(sheet, animated: false)
    Headless.runUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(sheet.viewIfLoaded?.window == nil)
    #expect(root.view.window === window)
    sheet.whenAppearing = nil
    #expect(reports { root.present(sheet, animated: false) } == [])
    #expect(sheet.view.window === window)
  }
}
