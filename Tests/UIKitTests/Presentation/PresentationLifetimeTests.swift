import Testing
import UIKit
import UIKitTestSupport

/// Nothing that was presented outlives its presentation.
@MainActor @Suite(.headlessUIKit) struct PresentationLifetimeTests {
  @Test func `dismissed controllers and completions are let go of`() {
    final class Token {}
    weak var presented: UIViewController?
    weak var manager: UIPresentationController?
    weak var token: Token?
    let root = UIViewController()
    let window = showInWindow(root)
    do {
      let held = Token()
      token = held
      let controller = UIViewController()
      presented = controller
      manager = controller.presentationController
      root.present(controller, animated: true) { _ = held }
    }
    #expect(presented != nil)
    #expect(token != nil)
    Headless.runUntilIdle()
    #expect(token == nil)
    root.dismiss(animated: true)
    Headless.runUntilIdle()
    #expect(presented == nil)
    #expect(manager == nil)
    #expect(!window.isHidden)
  }

  @Test func `a dropped window takes its whole chain along, also in the middle of an animation`() {
    var dropped: [() -> UIViewController?] = []
    do {
      let controllers = (0..<3).map { _ in UIViewController() }
      let window = showInWindow(controllers[0])
      controllers[0].present(controllers[1], animated: false)
      controllers[1].present(controllers[2], animated: true)
      for controller in controllers {
        dropped.append { [weak controller] in controller }
      }
      #expect(!window.isHidden)
    }
    #expect(dropped.compactMap { $0() }.isEmpty)
  }
}
