import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ContentInsetTests {
  let log: EventLog
  let recorder: ScrollRecorder

  init() {
    log = EventLog()
    recorder = ScrollRecorder(log)
  }
  let notch = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)

  private func show(_ scroller: UIScrollView) -> UIWindow {
    Headless.changeMainScreen(size: CGSize(width: 300, height: 600), safeAreaInsets: notch)
    let window = UIWindow()
    scroller.frame = window.bounds
    window.addSubview(scroller)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func `content at its top stays there when the inset changes`() {
    let scroller = scroller(recorder)
    scroller.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    #expect(scroller.adjustedContentInset.top == 30)
    #expect(scroller.contentOffset.y == -30)
    #expect(log.take() == ["scrolled to 0.0, -30.0", "adjusted inset changed"])
    scroller.contentOffset.y = 200
    scroller.contentInset.top = 50
    #expect(scroller.contentOffset.y == 200)
    scroller.contentInset.bottom = 15
    scroller.scrollRectToVisible(CGRect(x: 0, y: 999, width: 1, height: 1), animated: false)
    #expect(scroller.contentOffset.y == 915)
    scroller.contentInset.bottom = 0
    #expect(scroller.contentOffset.y == 900)
  }

  @Test func `the safe area is added along the axes that scroll`() {
    let scroller = scroller(content: CGSize(width: 100, height: 1000), recorder)
    let window = show(scroller)
    #expect(
      scroller.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(scroller.contentOffset.y == -40)
    scroller.contentSize.height = 100
    #expect(scroller.adjustedContentInset == .zero)
    #expect(scroller.contentOffset.y == 0)
    scroller.alwaysBounceHorizontal = true
    #expect(scroller.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    #expect(scroller.contentInset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func `each behavior adds what it says`() {
    let scroller = scroller(content: CGSize(width: 100, height: 100))
    let window = show(scroller)
    func adjusted(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
      scroller.contentInsetAdjustmentBehavior = behavior
      return scroller.adjustedContentInset
    }
    #expect(adjusted(.automatic) == .zero)
    #expect(adjusted(.scrollableAxes) == .zero)
    #expect(adjusted(.always) == notch)
    scroller.contentSize.height = 700
    #expect(adjusted(.never) == .zero)
    #expect(adjusted(.scrollableAxes).top == 40)
    scroller.contentInset.top = 5
    #expect(scroller.adjustedContentInset.top == 45)
    withExtendedLifetime(window) {}
  }

  @Test func `in a navigation controller top and bottom are always added`() {
    let root = UIViewController()
    let scroller = UIScrollView()
    root.view = scroller
    let window = showInWindow(UINavigationController(rootViewController: root))
    Headless.runUntilIdle()
    #expect(scroller.adjustedContentInset.top == scroller.safeAreaInsets.top)
    #expect(scroller.adjustedContentInset.top > 0)
    #expect(scroller.contentOffset.y == -scroller.adjustedContentInset.top)
    scroller.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroller.adjustedContentInset.top == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `content has only that part of the safe area that insets do not keep it out of`() {
    let scroller = scroller(content: CGSize(width: 100, height: 1000))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    scroller.addSubview(page)
    let window = show(scroller)
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scroller.contentOffset.y = 300
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scroller.contentInsetAdjustmentBehavior = .never
    #expect(page.safeAreaInsets == notch)
    withExtendedLifetime(window) {}
  }
}
