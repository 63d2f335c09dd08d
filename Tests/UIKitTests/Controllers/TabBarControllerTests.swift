import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct TabBarControllerTests {
  let log = EventLog()

  private func shownTabs(_ names: String...) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { name in
      let controller = RecordedController(name, log)
      controller.title = name
      return controller
    }
    let window = showInWindow(tabs)
    _ = log.take()
    return (tabs, window)
  }

  @Test func `the first tab is selected, and only its view is installed`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    let first = RecordedController("A", log)
    let second = RecordedController("B", log)
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedViewController === first)
    #expect(
      log.take() == [
        "A willMove(toParent: parent)", "B willMove(toParent: parent)",
        "A didMove(toParent: parent)", "B didMove(toParent: parent)",
      ])
    let window = showInWindow(tabs)
    #expect(
      log.take() == ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
    #expect(first.view.window === window)
    #expect(!second.isViewLoaded)
  }

  @Test func `another selection shows the other tab, in UIKit's order`() {
    let (tabs, window) = shownTabs("A", "B")
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(tabs.viewControllers?[1].view.window === window)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
    tabs.selectedIndex = 1
    #expect(log.take().isEmpty)
  }

  @Test func `each tab has a button in the bar that selects it when tapped`() throws {
    let (tabs, window) = shownTabs("A", "B", "C")
    let delegate = Delegate(log)
    tabs.delegate = delegate
    Headless.runUntilIdle()
    try tap(atTabbed: 1, of: 3, in: window)
    #expect(tabs.selectedIndex == 1)
    let events = log.take()
    #expect(events.first == "shouldSelect B")
    #expect(events.last == "didSelect B")
    #expect(window.subviews.count == 1)
  }

  @Test func `a delegate may refuse a tap but is not asked about the program's selections`() throws
  {
    let (tabs, window) = shownTabs("A", "B")
    let delegate = Delegate(log)
    delegate.allows = false
    tabs.delegate = delegate
    Headless.runUntilIdle()
    try tap(atTabbed: 1, of: 2, in: window)
    #expect(tabs.selectedIndex == 0)
    #expect(log.take() == ["shouldSelect B"])
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect(!log.take().contains { $0.hasPrefix("should") || $0.hasPrefix("didSelect") })
  }

  @Test func `tapping the selected tab again goes back to the root of its stack`() throws {
    let (tabs, window) = shownTabs("A")
    let navigation = UINavigationController(rootViewController: RecordedController("R", log))
    navigation.pushViewController(RecordedController("S", log), animated: false)
    tabs.viewControllers = [navigation]
    Headless.runUntilIdle()
    try tap(atTabbed: 0, of: 1, in: window)
    Headless.runUntilIdle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the bar is as wide as the window, at its bottom, and part of what is not safe`() {
    let (tabs, window) = shownTabs("A")
    Headless.runUntilIdle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 803, width: 393, height: 49))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
    tabs.isTabBarHidden = true
    Headless.runUntilIdle()
    #expect(tabs.tabBar.isHidden)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
    #expect(window.bounds.height == 852)
  }

  @Test func `a pushed controller can hide the bar`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let window = showInWindow(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    Headless.runUntilIdle()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    Headless.runUntilIdle()
    #expect(!tabs.tabBar.isHidden)
    #expect(!window.isHidden)
  }

  @Test func `new tabs keep the selection that is among them`() {
    let (tabs, window) = shownTabs("A", "B")
    tabs.selectedIndex = 1
    let kept = tabs.viewControllers![1]
    _ = log.take()
    tabs.viewControllers = [RecordedController("C", log), kept]
    #expect(tabs.selectedIndex == 1)
    #expect(!log.take().contains { $0.hasPrefix("B") })
    tabs.viewControllers = [tabs.viewControllers![0]]
    #expect(tabs.selectedIndex == 0)
    #expect(
      log.take().suffix(3) == ["B viewDidDisappear", "C viewDidAppear", "B didMove(toParent: nil)"])
    #expect(kept.parent == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.children.isEmpty)
    #expect(!window.isHidden)
  }

  @Test func `what cannot be selected or listed is reported and changes nothing`() {
    let (tabs, window) = shownTabs("A")
    let first = tabs.viewControllers![0]
    let reported = reports {
      tabs.selectedIndex = 3
      tabs.selectedViewController = UIViewController()
      tabs.viewControllers = [first, first]
      tabs.viewControllers = [tabs]
    }
    #expect(
      reported == [
        .controllers(.tabIndexOutOfRange(index: 3, count: 1)),
        .controllers(.notAmongTabs(controller: "UIViewController")),
        .controllers(.listedTwice(controller: "RecordedController")),
        .controllers(.cycle(child: "UITabBarController", parent: "UITabBarController")),
      ])
    #expect(tabs.viewControllers == [first])
    #expect(tabs.selectedIndex == 0)
    #expect(!window.isHidden)
  }

  @Test func `an item follows its controller's title, and a stack shows its root's item`() {
    let root = UIViewController()
    root.title = "First"
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["First"])
    root.title = "Renamed"
    #expect(tabs.tabBar.items?.map(\.title) == ["Renamed"])
    root.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search"])
  }

  @Test func `an animator of the delegate makes a tap's change take time`() throws {
    let (tabs, window) = shownTabs("A", "B")
    let delegate = Delegate(log)
    delegate.animator = HeldAnimator()
    tabs.delegate = delegate
    Headless.runUntilIdle()
    try tap(atTabbed: 1, of: 2, in: window)
    #expect(tabs.viewControllers?[0].view.window === window)
    delegate.animator?.context?.completeTransition(true)
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(log.take().suffix(2) == ["A viewDidDisappear", "B viewDidAppear"])
  }

  @Test func `a dropped tab bar controller takes its tabs along`() {
    weak var weakTabs: UITabBarController?
    weak var weakChild: UIViewController?
    do {
      let (tabs, window) = shownTabs("A", "B")
      tabs.selectedIndex = 1
      weakTabs = tabs
      weakChild = tabs.viewControllers?[0]
      #expect(!window.isHidden)
    }
    #expect(weakTabs == nil)
    #expect(weakChild == nil)
  }

  /// Taps where the bar's item is on the screen.
  private func tap(atTabbed index: Int, of count: Int, in window: UIWindow) throws {
    let width = window.bounds.width / CGFloat(count)
    try tapControl(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: 820), in: window)
  }
}

/// Presses the control that is hit at the point of the window.
@MainActor func tapControl(at point: CGPoint, in window: UIWindow) throws {
  let control = try #require(window.hitTest(point, with: nil) as? UIControl)
  control.sendActions(for: .touchUpInside)
}

private final class Delegate: NSObject, UITabBarControllerDelegate {
  let log: EventLog
  var allows = true
  var animator: HeldAnimator?

  init(_ log: EventLog) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("shouldSelect \(viewController.title ?? "?")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if animator == nil { log.note("didSelect \(viewController.title ?? "?")") }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
