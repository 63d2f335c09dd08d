import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct SafeAreaTests {
  let log = LoggingView.Log()
  let window = UIWindow()
  let view: LoggingView

  init() {
    view = LoggingView("view", log)
    view.frame = window.bounds
  }

  private func cover(_ insets: UIEdgeInsets) {
    Headless.changeMainScreen(size: UIScreen.main.bounds.size, safeAreaInsets: insets)
  }

  @Test func `there is no safe area unless the screen has one`() {
    window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    cover(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == window.safeAreaInsets)
  }

  @Test func `a view has as much of it as reaches into the view`() {
    cover(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.addSubview(view)
    view.frame = CGRect(x: 0, y: 40, width: 393, height: 852 - 40 - 30)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 4, right: 0))
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    #expect(view.safeAreaInsets == .zero)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `views are told of each change and only then`() {
    let inner = LoggingView("inner", log)
    view.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    cover(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.addSubview(view)
    let told = { log.take().filter { $0.contains("safeArea") } }
    #expect(told() == ["view safeAreaInsetsDidChange", "inner safeAreaInsetsDidChange"])
    view.frame.origin.y = 5
    #expect(told() == ["view safeAreaInsetsDidChange", "inner safeAreaInsetsDidChange"])
    view.frame.size.width -= 1
    #expect(told() == [])
    view.removeFromSuperview()
    #expect(told() == ["view safeAreaInsetsDidChange", "inner safeAreaInsetsDidChange"])
  }

  @Test func `margins grow by the safe area unless told not to`() {
    cover(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.addSubview(view)
    #expect(view.layoutMargins.top == 28)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test func `a window that covers only a part of the screen has less`() {
    cover(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let banner = UIWindow(frame: CGRect(x: 0, y: 50, width: 393, height: 60))
    #expect(banner.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
  }
}
