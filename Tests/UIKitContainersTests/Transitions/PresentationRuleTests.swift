import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PresentationRuleTests {
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    window = showInWindow(root)
    Headless.runUntilIdle()
  }

  @Test func `of a chain that is dismissed only the topmost is animated`() {
    final class Leaving: UIViewController {
      var wasAnimated: Bool?
      override func viewWillDisappear(_ animated: Bool) { wasAnimated = animated }
    }
    let (lower, upper) = (Leaving(), Leaving())
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    root.dismiss(animated: true)
    #expect(upper.wasAnimated == true)
    #expect(lower.wasAnimated == false)
    Headless.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a covered view comes back to its place among its siblings`() {
    let (child, sheet, sibling) = (UIViewController(), UIViewController(), UIView())
    root.view.addSubview(sibling)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .currentContext
    child.present(sheet, animated: false)
    #expect(child.view.superview == nil)
    child.dismiss(animated: false)
    #expect(root.view.subviews == [sibling, child.view])
  }

  @Test func `a popover stands above what it points to where there is no room below`() {
    makeIPad()
    let (content, source) = (UIViewController(), UIView())
    source.frame = CGRect(x: 400, y: 600, width: 100, height: 50)
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = source
    root.present(content, animated: false)
    #expect(content.view.convert(content.view.bounds, to: window).minY == 500)
    #expect(content.popoverPresentationController?.arrowDirection == .down)
  }

  @Test func `another style makes another presentation controller`() {
    let content = UIViewController()
    #expect(content.sheetPresentationController != nil)
    content.modalPresentationStyle = .popover
    #expect(content.sheetPresentationController == nil)
    #expect(content.popoverPresentationController != nil)
  }

  @Test func `a parent hears of the size that its child prefers`() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.sizes == [CGSize(width: 1, height: 2)])
  }

  @Test func `another tab is selected when the selected one leaves`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    first.removeFromParent()
    #expect(tabs.selectedViewController === second)
    #expect(tabs.viewControllers == [second])
  }

  @Test func `a tab that is no longer selected leaves the view, also off the screen`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.rootViewController = root
    #expect(first.view.superview != nil)
    tabs.selectedViewController = second
    #expect(first.view.superview?.superview == nil)
  }

  @Test func `nothing runs along with a transition that is over`() throws {
    root.present(UIViewController(), animated: true)
    let coordinator = try #require(root.transitionCoordinator)
    #expect(coordinator.animate(alongsideTransition: nil, completion: nil))
    Headless.runUntilIdle()
    var ran = false
    #expect(!coordinator.animate(alongsideTransition: { _ in ran = true }))
    #expect(!ran)
  }

  @Test func `what a popover adapts to has its delegate`() {
    final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
      var hasDelegate: Bool?
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) { hasDelegate = adaptivePresentationController.delegate === self }
    }
    let (content, delegate) = (UIViewController(), Adapting())
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    #expect(delegate.hasDelegate == true)
  }

  @Test func `a presentation that is under way is ended by the next one`() {
    var isDone = false
    root.present(UIViewController(), animated: true) { isDone = true }
    #expect(!isDone)
    #expect(reports { root.present(UIViewController(), animated: true) }.count == 1)
    #expect(isDone)
  }

  @Test func `a presentation leaves the window with the view over which it lies`() {
    let (child, sheet) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .overCurrentContext
    child.present(sheet, animated: false)
    #expect(sheet.view.window === window)
    child.view.removeFromSuperview()
    #expect(sheet.view.window == nil)
    #expect(child.presentedViewController === sheet)
  }
}
