import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct NavigationBarTitleTests {
  private let navigation = UINavigationController()
  private let window: UIWindow

  init() {
    window = showInWindow(navigation)
  }

  private func push(_ title: String) -> UINavigationItem {
    let controller = UIViewController()
    controller.title = title
    navigation.pushViewController(controller, animated: false)
    return controller.navigationItem
  }

  private func label(_ text: String) -> UILabel? {
    Headless.runUntilIdle()
    return navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }
      .first { $0.text == text }
  }

  private var height: CGFloat {
    Headless.runUntilIdle()
    return navigation.navigationBar.frame.height
  }

  @Test func `a large title stands below the buttons and makes the bar higher`() {
    _ = push("Mail")
    #expect(label("Mail")?.frame.midY == 22)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(height == 96)
    #expect(label("Mail")?.frame == CGRect(x: 16, y: 44, width: 361, height: 52))
    #expect(label("Mail")?.font.pointSize == 34)
    #expect(label("Mail")?.accessibilityTraits.contains(.header) == true)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 96)
  }

  @Test func `an item decides on its title's size, else the one below it does`() {
    navigation.navigationBar.prefersLargeTitles = true
    let first = push("A")
    let second = push("B")
    #expect(height == 96)
    first.largeTitleDisplayMode = .never
    #expect(height == 44)
    second.largeTitleDisplayMode = .always
    #expect(height == 96)
    second.largeTitleDisplayMode = .never
    #expect(height == 44)
    second.largeTitleDisplayMode = .inline
    #expect(height == 96)
    second.largeTitleDisplayMode = .always
    navigation.navigationBar.prefersLargeTitles = false
    #expect(height == 44)
  }

  @Test func `a title view stays above a large title`() {
    navigation.navigationBar.prefersLargeTitles = true
    let item = push("A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    item.titleView = view
    #expect(label("A")?.frame.minY == 44)
    #expect(view.frame == CGRect(x: 156.5, y: 12, width: 80, height: 20))
  }

  @Test func `without a title there is no large one`() {
    navigation.navigationBar.prefersLargeTitles = true
    _ = push("")
    #expect(height == 44)
  }

  @Test func `a prompt stands above everything else`() {
    let item = push("Title")
    item.prompt = "Choose one"
    #expect(height == 74)
    #expect(label("Choose one")?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
    #expect(label("Title")?.frame.midY == 52)
    item.prompt = nil
    #expect(height == 44)
    #expect(label("Choose one") == nil)
  }

  @Test func `from right to left the sides change places`() throws {
    _ = push("A")
    let item = push("B")
    item.rightBarButtonItem = UIBarButtonItem(title: "Go")
    Headless.runUntilIdle()
    func middle(_ name: String) throws -> CGFloat {
      Headless.runUntilIdle()
      return try #require(
        navigation.navigationBar.subviews.first { $0.accessibilityLabel == name }
      ).frame.midX
    }
    #expect(try middle("A") < 60)
    #expect(try middle("Go") > 330)
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    navigation.navigationBar.setNeedsLayout()
    #expect(try middle("A") > 330)
    #expect(try middle("Go") < 60)
    #expect(try abs(middle("B") - 196.5) < 1)
  }

  @Test func `the space between items takes no touches`() {
    let item = push("A")
    item.leftBarButtonItems = [UIBarButtonItem(title: "L"), .fixedSpace(50)]
    Headless.runUntilIdle()
    let bar = navigation.navigationBar
    #expect(bar.hitTest(CGPoint(x: 30, y: 20), with: nil) is UIControl)
    #expect(bar.hitTest(CGPoint(x: 80, y: 20), with: nil) === bar)
  }
}
