import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TabBarItemTests {
  private func bar(_ items: UITabBarItem...) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func image(in view: UIView) -> UIImage? {
    view.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image
  }

  @Test func `an item shows its image, and another while it is selected`() {
    let (usual, selected) = (UIImage(), UIImage())
    let item = UITabBarItem(title: "A", image: usual, selectedImage: selected)
    let other = UITabBarItem(title: "B", image: usual, tag: 1)
    let bar = bar(item, other)
    #expect(image(in: bar.subviews[0]) === usual)
    bar.selectedItem = item
    #expect(image(in: bar.subviews[0]) === selected)
    bar.selectedItem = other
    #expect(image(in: bar.subviews[0]) === usual)
    #expect(image(in: bar.subviews[1]) === usual)
    bar.selectedItem = item
    item.selectedImage = nil
    #expect(image(in: bar.subviews[0]) === usual)
  }

  @Test func `from right to left the first item stands on the right`() {
    let bar = bar(UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem())
    #expect(bar.subviews.map(\.frame.minX) == [0, 150])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.minX) == [150, 0])
  }

  @Test func `a button says what it is, whether it is selected and what its badge is`() throws {
    let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    item.badgeValue = "3"
    let bar = bar(item, UITabBarItem(title: "Sent", image: nil, tag: 1))
    bar.selectedItem = item
    let button = try #require(bar.subviews.first)
    #expect(button.accessibilityLabel == "Inbox")
    #expect(button.accessibilityValue == "3")
    #expect(button.accessibilityTraits == [.button, .selected])
    #expect(bar.subviews[1].accessibilityTraits == .button)
  }
}
