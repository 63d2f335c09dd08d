import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

@MainActor @Suite(.headlessUIKit) struct ContainerHierarchyTests {
  @Test func `a presented controller inherits from its presenter, also what is set later`() {
    let root = TellingController()
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    window.environment(\.number, 1)
    for style in [UIModalPresentationStyle.fullScreen, .automatic, .custom] {
      let presented = TellingController()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      #expect(presented.number == 1)
      presented.updates = []
      root.environment(\.number, 2)
      #expect(presented.number == 2)
      #expect(presented.updates == [2])
      root.dismiss(animated: false)
      #expect(presented.number == 0)
      root.removeEnvironment(\.number)
    }
  }

  @Test func `a presentation tells the presented controller and its views once`() {
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    root.environment(\.number, 3)
    let presented = TellingController()
    let view = TellingView()
    presented.view.addSubview(view)
    root.present(presented, animated: true)
    Headless.runUntilIdle()
    #expect(presented.updates == [3])
    #expect(view.updates == [3])
  }

  @Test func `a presenter in no window passes its values on all the same`() {
    let presenter = UIViewController()
    let presented = TellingController()
    presenter.environment(\.number, 4)
    presenter.present(presented, animated: false)
    #expect(presented.number == 4)
    presenter.dismiss(animated: false)
    #expect(presented.number == 0)
  }

  @Test func `children inherit from their containers before anything is loaded`() {
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    let window = UIWindow()
    window.rootViewController = tabs
    window.environment(\.number, 5)
    #expect(top.environmentValue(\.number) == 5)
    #expect(other.environmentValue(\.number) == 5)
    #expect(!tabs.isViewLoaded)
    #expect(!top.isViewLoaded)
    window.rootViewController = nil
    #expect(top.environmentValue(\.number) == 0)
  }

  @Test func `covering, uncovering and switching tabs change no value and tell nobody`() {
    let first = TellingController()
    let second = TellingController()
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    let window = UIWindow()
    window.rootViewController = tabs
    window.isHidden = false
    window.environment(\.number, 6)
    #expect(first.updates == [6])
    #expect(second.updates == [6])
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    #expect(first.number == 6)
    tabs.dismiss(animated: false)
    window.isHidden = true
    window.isHidden = false
    #expect(first.updates == [6])
    #expect(second.updates == [6])
  }

  @Test func `a popped controller no longer inherits`() {
    let popped = TellingController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.environment(\.number, 7)
    navigation.pushViewController(popped, animated: false)
    #expect(popped.number == 7)
    navigation.popViewController(animated: false)
    #expect(popped.number == 0)
  }
}
