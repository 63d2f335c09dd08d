import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct NavigationToolbarTests {
  private func controller(_ titles: String...) -> UIViewController {
    let controller = UIViewController()
    controller.toolbarItems = titles.map { UIBarButtonItem(title: $0) }
    return controller
  }

  private func titles(_ navigation: UINavigationController) -> [String?]? {
    navigation.toolbar.items?.map(\.title)
  }

  @Test func `it is hidden at first and shows the items of the controller on top`() {
    let root = controller("A", "B")
    let navigation = UINavigationController(rootViewController: root)
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    #expect(navigation.isToolbarHidden)
    #expect(root.view.safeAreaInsets.bottom == 0)
    #expect(!navigation.view.subviews.contains { $0 is UIToolbar })
    navigation.setToolbarHidden(false, animated: false)
    Headless.runUntilIdle()
    #expect(titles(navigation) == ["A", "B"])
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 808, width: 393, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 44)
    navigation.pushViewController(controller("C"), animated: false)
    #expect(titles(navigation) == ["C"])
    navigation.popViewController(animated: false)
    #expect(titles(navigation) == ["A", "B"])
    root.setToolbarItems([UIBarButtonItem(title: "D")], animated: true)
    #expect(titles(navigation) == ["D"])
    navigation.isToolbarHidden = true
    Headless.runUntilIdle()
    #expect(navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 0)
    #expect(!window.isHidden)
  }

  @Test func `it reaches down over the lower safe area, the content stays above both`() {
    Headless.changeMainScreen(
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    let root = controller("A")
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 726, width: 400, height: 74))
    #expect(navigation.toolbar.subviews.first?.frame.height == 44)
    #expect(root.view.safeAreaInsets.bottom == 74)
    #expect(!window.isHidden)
  }

  @Test func `bars at the bottom are hidden from when a controller is pushed until it is popped`() {
    let (root, hiding, above) = (controller("A"), controller("B"), controller("C"))
    hiding.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = showInWindow(tabs)
    Headless.runUntilIdle()
    func hidden() -> [Bool] {
      Headless.runUntilIdle()
      return [navigation.toolbar.isHidden, tabs.tabBar.isHidden]
    }
    #expect(hidden() == [false, false])
    #expect(root.view.safeAreaInsets.bottom == 93)
    navigation.pushViewController(hiding, animated: false)
    #expect(hidden() == [true, true])
    #expect(hiding.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(above, animated: false)
    #expect(hidden() == [true, true])
    navigation.popToRootViewController(animated: false)
    #expect(hidden() == [false, false])
    #expect(!window.isHidden)
  }

  @Test func `a tap on an item reaches the controller that set it`() throws {
    @MainActor final class Screen: UIViewController {
      var presses = 0
      func press() { presses += 1 }
    }
    let screen = Screen()
    screen.toolbarItems = [
      UIBarButtonItem(title: "Go", style: .plain, target: screen, action: Selector(Screen.press))
    ]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    let finger = TouchDriver(in: window)
    finger.tap(20, 830)
    #expect(screen.presses == 1)
  }

  @Test func `its bars can be of other classes`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
    var plain: UINavigationController?
    let found = reports {
      plain = UINavigationController(navigationBarClass: Tools.self, toolbarClass: nil)
    }
    #expect(found == [.unfitClass(name: "Tools", needed: "UINavigationBar")])
    #expect(plain.map { type(of: $0.navigationBar) == UINavigationBar.self } == true)
  }

  @Test func `the toolbar and its items keep no controller alive`() {
    expectNoLeaks { tracker in
      let screen = tracker.track(controller("A"))
      let navigation = tracker.track(UINavigationController(rootViewController: screen))
      navigation.isToolbarHidden = false
      let window = showInWindow(navigation)
      Headless.runUntilIdle()
      tracker.track(navigation.toolbar)
      #expect(!window.isHidden)
    }
  }
}
