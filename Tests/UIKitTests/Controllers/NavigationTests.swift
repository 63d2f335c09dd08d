import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct NavigationTests {
  let log = EventLog()

  private func shownStack(_ names: String...) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { RecordedController($0, log) }
    let window = showInWindow(navigation)
    _ = log.take()
    return (navigation, window)
  }

  @Test func `a stack in no window only keeps its order and tells of the moves`() {
    let root = RecordedController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    let pushed = RecordedController("B", log)
    navigation.pushViewController(pushed, animated: true)
    #expect(
      log.take() == [
        "A willMove(toParent: parent)", "A didMove(toParent: parent)",
        "B willMove(toParent: parent)", "B didMove(toParent: parent)",
      ])
    #expect(navigation.viewControllers == [root, pushed])
    #expect(navigation.topViewController === pushed)
    #expect(pushed.navigationController === navigation)
    #expect(!navigation.isViewLoaded)
  }

  @Test func `only the top's view is installed, when the navigation controller appears`() {
    let bottom = RecordedController("A", log)
    let top = RecordedController("B", log)
    let navigation = UINavigationController()
    navigation.setViewControllers([bottom, top], animated: false)
    navigation.loadViewIfNeeded()
    #expect(!top.isViewLoaded)
    _ = log.take()
    let window = showInWindow(navigation)
    #expect(
      log.take() == ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
    #expect(!bottom.isViewLoaded)
    #expect(top.view.window === window)
  }

  @Test func `a push without animation is done when it returns, in the documented order`() {
    let (navigation, window) = shownStack("A")
    let pushed = RecordedController("B", log)
    navigation.pushViewController(pushed, animated: false)
    #expect(
      log.take() == [
        "B willMove(toParent: parent)", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear",
        "B didMove(toParent: parent)",
      ])
    #expect(pushed.view.window === window)
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(!pushed.isMovingToParent)
  }

  @Test func `a pop without animation is done when it returns, in the documented order`() {
    let (navigation, window) = shownStack("A", "B")
    let popped = navigation.popViewController(animated: false)
    #expect(
      log.take() == [
        "B willMove(toParent: nil)", "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove(toParent: nil)",
      ])
    #expect((popped as? RecordedController)?.name == "B")
    #expect(popped?.parent == nil)
    #expect(popped?.view.superview?.window == nil)
    #expect(navigation.topViewController?.view.window === window)
  }

  @Test func `an animated push takes its time of the clock`() {
    let (navigation, window) = shownStack("A")
    let bottom = navigation.viewControllers[0]
    let pushed = RecordedController("B", log)
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.topViewController === pushed)
    #expect(navigation.transitionCoordinator != nil)
    #expect(pushed.isMovingToParent)
    #expect(bottom.view.window === window)
    #expect(
      log.take() == [
        "B willMove(toParent: parent)", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "B viewIsAppearing",
      ])
    Headless.runUntilIdle()
    #expect(
      log.take() == ["A viewDidDisappear", "B viewDidAppear", "B didMove(toParent: parent)"])
    #expect(bottom.view.window == nil)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `code may animate along with a push and hears of its end`() {
    let (navigation, window) = shownStack("A")
    navigation.pushViewController(RecordedController("B", log), animated: true)
    var events: [String] = []
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { context in
        events.append("along, \(context.isAnimated)")
      },
      completion: { context in events.append("over, cancelled: \(context.isCancelled)") })
    #expect(events == ["along, true"])
    Headless.runUntilIdle()
    #expect(events == ["along, true", "over, cancelled: false"])
    #expect(!window.isHidden)
  }

  @Test func `a second push ends the first one's animation`() {
    let (navigation, window) = shownStack("A")
    navigation.pushViewController(RecordedController("B", log), animated: true)
    navigation.pushViewController(RecordedController("C", log), animated: true)
    Headless.runUntilIdle()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.view.window === window)
    #expect(
      log.take().filter { $0.hasSuffix("DidAppear") || $0.hasSuffix("DidDisappear") } == [
        "A viewDidDisappear", "B viewDidAppear", "B viewDidDisappear", "C viewDidAppear",
      ])
  }

  @Test func `a push from viewWillAppear is shown after the one under way`() {
    let (navigation, window) = shownStack("A")
    let first = RecordedController("B", log)
    let second = RecordedController("C", log)
    first.whenAppearing = { [unowned navigation] in
      navigation.pushViewController(second, animated: false)
    }
    navigation.pushViewController(first, animated: false)
    #expect(navigation.viewControllers.count == 3)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
    let events = log.take()
    #expect(events.filter { $0.hasPrefix("B view") }.last == "B viewDidDisappear")
    #expect(events.contains("C viewDidAppear"))
    #expect(second.parent === navigation)
  }

  @Test func `popping to the root takes all others, without the callbacks of what was covered`() {
    let (navigation, window) = shownStack("A", "B", "C")
    let popped = navigation.popToRootViewController(animated: false)
    #expect(popped?.compactMap { ($0 as? RecordedController)?.name } == ["B", "C"])
    #expect(
      log.take() == [
        "B willMove(toParent: nil)", "C willMove(toParent: nil)", "A viewDidLoad",
        "C viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "C viewDidDisappear",
        "A viewDidAppear", "B didMove(toParent: nil)", "C didMove(toParent: nil)",
      ])
    #expect(navigation.children.count == 1)
    #expect(window.rootViewController === navigation)
  }

  @Test func `popping to a controller keeps it and all below`() {
    let (navigation, window) = shownStack("A", "B", "C")
    let target = navigation.viewControllers[1]
    #expect(navigation.popToViewController(target, animated: false)?.count == 1)
    #expect(navigation.topViewController === target)
    #expect(navigation.popToViewController(target, animated: false) == [])
    #expect(target.view.window === window)
  }

  @Test func `the root cannot be popped`() {
    let (navigation, window) = shownStack("A")
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [])
    #expect(navigation.viewControllers.count == 1)
    #expect(log.take().isEmpty)
    #expect(!window.isHidden)
  }

  @Test func `what cannot be on the stack is reported and leaves it as it is`() {
    let (navigation, window) = shownStack("A")
    let bottom = navigation.viewControllers[0]
    let reported = reports {
      navigation.pushViewController(bottom, animated: false)
      navigation.pushViewController(navigation, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      _ = navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(
      reported == [
        .controllers(.alreadyOnStack(controller: "RecordedController")),
        .controllers(.cannotPushNavigationController(controller: "UINavigationController")),
        .controllers(.cannotPushNavigationController(controller: "UINavigationController")),
        .controllers(.notOnStack(controller: "UIViewController")),
      ])
    #expect(navigation.viewControllers == [bottom])
    #expect(log.take().isEmpty)
    #expect(!window.isHidden)
  }

  @Test func `a new stack with the same top changes nothing that is seen`() {
    let (navigation, window) = shownStack("A", "B")
    let top = navigation.viewControllers[1]
    navigation.setViewControllers([RecordedController("C", log), top], animated: true)
    #expect(
      log.take() == [
        "A willMove(toParent: nil)", "C willMove(toParent: parent)", "A didMove(toParent: nil)",
        "C didMove(toParent: parent)",
      ])
    #expect(top.view.window === window)
  }

  @Test func `the delegate hears before and after each change`() {
    let delegate = Delegate(log)
    let root = RecordedController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    let window = showInWindow(navigation)
    #expect(
      log.take().filter { $0.contains("Show") || $0.contains("viewDidAppear") } == [
        "willShow A", "A viewDidAppear", "didShow A",
      ])
    navigation.pushViewController(RecordedController("B", log), animated: true)
    Headless.runUntilIdle()
    #expect(
      log.take().filter { $0.contains("Show") || $0.contains("viewDidAppear") } == [
        "willShow B", "B viewDidAppear", "didShow B",
      ])
    window.isHidden = true
    window.isHidden = false
    #expect(!log.take().contains { $0.contains("Show") })
  }

  @Test func `an animator that cancels brings the old top back, in the documented order`() {
    let (navigation, window) = shownStack("A", "B")
    let delegate = CancellingDelegate()
    navigation.delegate = delegate
    let top = navigation.viewControllers[1]
    navigation.popViewController(animated: true)
    _ = log.take()
    delegate.animator.context?.completeTransition(false)
    #expect(
      log.take() == [
        "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewDidAppear",
      ])
    #expect(navigation.topViewController === top)
    #expect(navigation.viewControllers.count == 2)
    #expect(top.parent === navigation)
    #expect(top.view.window === window)
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(delegate.animator.ended == [false])
  }

  @Test func `an animator that completes decides when the change is over`() {
    let (navigation, window) = shownStack("A")
    let delegate = CancellingDelegate()
    navigation.delegate = delegate
    let pushed = RecordedController("B", log)
    navigation.pushViewController(pushed, animated: true)
    Headless.clock.advance(by: 10)
    #expect(navigation.transitionCoordinator != nil)
    delegate.animator.context?.completeTransition(true)
    #expect(navigation.transitionCoordinator == nil)
    #expect(delegate.animator.ended == [true])
    #expect(pushed.view.window === window)
  }

  @Test func `show pushes on the nearest navigation controller`() {
    let (navigation, window) = shownStack("A")
    navigation.viewControllers[0].show(RecordedController("B", log), sender: nil)
    Headless.runUntilIdle()
    #expect(navigation.viewControllers.count == 2)
    #expect(!window.isHidden)
  }

  @Test func `a controller that goes to another stack leaves its own`() {
    let (first, window) = shownStack("A", "B")
    let moving = first.viewControllers[1]
    let second = UINavigationController()
    second.pushViewController(moving, animated: false)
    #expect(first.viewControllers.count == 1)
    #expect(first.viewControllers[0].view.window === window)
    #expect(moving.parent === second)
    #expect(moving.view.window == nil)
  }

  @Test func `changes of a stack that is covered show when it appears again`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: RecordedController("A", log))
    tabs.viewControllers = [navigation, RecordedController("X", log)]
    let window = showInWindow(tabs)
    tabs.selectedIndex = 1
    _ = log.take()
    let pushed = RecordedController("B", log)
    navigation.pushViewController(pushed, animated: true)
    #expect(
      log.take() == ["B willMove(toParent: parent)", "B didMove(toParent: parent)"])
    #expect(!pushed.isViewLoaded)
    tabs.selectedIndex = 0
    #expect(pushed.view.window === window)
    #expect(log.take().contains("B viewDidAppear"))
  }

  @Test func `popped controllers are let go of, and so is all of a dropped stack`() {
    weak var popped: UIViewController?
    weak var kept: UIViewController?
    weak var stack: UINavigationController?
    do {
      let (navigation, window) = shownStack("A")
      navigation.pushViewController(RecordedController("B", log), animated: true)
      Headless.runUntilIdle()
      popped = navigation.topViewController
      navigation.popViewController(animated: true)
      Headless.runUntilIdle()
      #expect(popped == nil)
      navigation.pushViewController(RecordedController("C", log), animated: true)
      kept = navigation.topViewController
      stack = navigation
      #expect(!window.isHidden)
    }
    #expect(kept == nil)
    #expect(stack == nil)
  }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String {
    (controller as? RecordedController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow \(name(viewController))")
  }
}

private final class CancellingDelegate: NSObject, UINavigationControllerDelegate {
  let animator = HeldAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
