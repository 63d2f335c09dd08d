import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct RotationTests {
  /// Notes changes of size and traits with what it is when they come.
  private final class Turned: UIViewController {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.note("\(name) size \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [log, name, unowned self] _ in
          log.note("\(name) along at \(Int(view.bounds.width))")
        }, completion: { [log, name] _ in log.note("\(name) done") })
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let (old, new) = (traitCollection.verticalSizeClass, newCollection.verticalSizeClass)
      log.note("\(name) traits \(old) to \(new)")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  private let log = EventLog()

  private func turn() {
    Headless.changeMainScreen(size: CGSize(width: 852, height: 393)) {
      $0.verticalSizeClass = .compact
    }
  }

  @Test func `a turn is told before it happens, traits first, then runs code along and afterwards`()
  {
    let root = Turned("root", log)
    let window = showInWindow(root)
    Headless.runUntilIdle()
    turn()
    #expect(
      log.take() == [
        "root traits regular to compact", "root size 393 to 852", "root along at 852",
      ])
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.transitionCoordinator != nil)
    Headless.runUntilIdle()
    #expect(log.take() == ["root done"])
    #expect(root.transitionCoordinator == nil)
    #expect(window.frame.width == 852)
  }

  @Test func `children whose size changes hear of it, in every container`() {
    let child = Turned("child", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: child)]
    let window = showInWindow(tabs)
    Headless.runUntilIdle()
    turn()
    #expect(
      log.take() == [
        "child traits regular to compact", "child size 393 to 852", "child along at 852",
      ])
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(!window.isHidden)
  }

  @Test func `a child that keeps its size hears nothing of another one`() {
    final class Frame: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 100, height: 100) }
    }
    let (parent, child) = (Frame(), Turned("child", log))
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.view.addSubview(child.view)
    child.view.autoresizingMask = []
    child.didMove(toParent: parent)
    let window = showInWindow(parent)
    Headless.runUntilIdle()
    window.frame.size.width = 500
    #expect(log.take() == [])
    child.view.frame.size.width = 90
    window.frame.size.width = 400
    #expect(log.take() == ["child size 90 to 100", "child along at 90"])
  }

  @Test func `presented controllers hear of it too`() {
    let (root, sheet) = (Turned("root", log), Turned("sheet", log))
    let window = showInWindow(root)
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: false)
    Headless.runUntilIdle()
    window.frame.size.width = 300
    #expect(
      log.take() == [
        "root size 393 to 300", "sheet size 393 to 300", "root along at 300", "sheet along at 300",
      ])
    Headless.runUntilIdle()
    #expect(log.take() == ["root done", "sheet done"])
  }

  @Test func `a second turn ends the first, and without animation a turn takes no time`() {
    let root = Turned("root", log)
    let window = showInWindow(root)
    Headless.runUntilIdle()
    window.frame.size.width = 300
    window.frame.size.width = 200
    #expect(
      log.take() == [
        "root size 393 to 300", "root along at 300", "root done", "root size 300 to 200",
        "root along at 200",
      ])
    Headless.runUntilIdle()
    _ = log.take()
    UIView.performWithoutAnimation { window.frame.size.width = 100 }
    #expect(log.take() == ["root size 200 to 100", "root along at 100", "root done"])
  }

  @Test func `a window that moves, is hidden or has no root tells nobody`() {
    let root = Turned("root", log)
    let window = showInWindow(root)
    Headless.runUntilIdle()
    window.frame.origin.x = 10
    window.isHidden = true
    window.frame.size.width = 300
    UIWindow().frame.size.width = 20
    #expect(log.take() == [])
  }

  @Test func `a turn in the midst of which the window goes leaves nothing behind`() {
    expectNoLeaks { tracker in
      let root = tracker.track(Turned("root", log))
      let window = tracker.track(showInWindow(root))
      Headless.runUntilIdle()
      window.frame.size.width = 300
    }
    Headless.runUntilIdle()
  }

  @Test func `constraints are brought up to date through the controller, once, before layout`() {
    final class Constrained: UIViewController {
      var updates: [String] = []
      override func updateViewConstraints() {
        updates.append("update")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { updates.append("layout") }
    }
    let controller = Constrained()
    let window = showInWindow(controller)
    Headless.runUntilIdle()
    controller.updates = []
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    Headless.runUntilIdle()
    #expect(controller.updates == ["update", "layout"])
    Headless.runUntilIdle()
    controller.view.setNeedsLayout()
    Headless.runUntilIdle()
    #expect(controller.updates == ["update", "layout", "layout"])
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.updates.last == "update")
    #expect(!window.isHidden)
  }
}
