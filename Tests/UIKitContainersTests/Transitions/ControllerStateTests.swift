import Foundation
import TestSupport
import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit
import UIKitTestSupport

private struct PlaceKey: UIEnvironmentKey {
  static let defaultValue = "none"
}

extension UIEnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

/// What controllers remember between one transition and the next.
@MainActor @Suite(.headlessUIKit) struct ControllerStateTests {
  private final class TellingController: UIViewController, UIEnvironmentUpdating {
    var told: [String] = []
    func updateEnvironment() { told.append(environmentValue(\.place)) }
  }

  private let log = EventLog()

  @Test func `a child is told of what it inherits as it gains and loses its parent`() {
    let (parent, child) = (UIViewController(), TellingController())
    parent.environment(\.place, "parent")
    parent.addChild(child)
    #expect(child.told == ["parent"])
    parent.environment(\.place, "elsewhere")
    child.removeFromParent()
    #expect(child.told == ["parent", "elsewhere", "none"])
  }

  @Test func `children do not appear with a parent that turns round as it begins to`() {
    let (parent, child) = (RecordedController("parent", log), RecordedController("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    parent.whenAppearing = { [unowned parent] in
      parent.beginAppearanceTransition(false, animated: false)
    }
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(
      log.take() == [
        "parent viewWillAppear", "parent viewWillDisappear", "parent viewDidDisappear",
      ])
  }

  @Test func `children of a root whose window was dropped appear anew in the next one`() {
    let (parent, child) = (UIViewController(), RecordedController("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    do {
      let dropped = showInWindow(parent)
      #expect(!dropped.isHidden)
    }
    #expect(parent.view.window == nil)
    _ = log.take()
    let window = showInWindow(parent)
    #expect(child.view.window === window)
    #expect(
      log.take() == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
  }

  @Test func `a controller pushed before a cancelled push stays, and is told that it has come`() {
    let delegate = PushingDelegate()
    let (first, second) = (RecordedController("first", log), RecordedController("second", log))
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = showInWindow(navigation)
    navigation.delegate = delegate
    delegate.next = second
    navigation.pushViewController(first, animated: false)
    #expect(navigation.viewControllers.last === second)
    delegate.interactor.cancel()
    Headless.runUntilIdle()
    #expect(navigation.viewControllers.last === first)
    #expect(first.view.window === window)
    #expect(second.parent == nil)
    #expect(!first.isMovingToParent && !second.isMovingToParent)
    let moves = log.take().filter { $0.contains("didMove") }
    #expect(
      moves == ["second didMove(toParent: nil)", "first didMove(toParent: parent)"])
  }

  @Test func `a controller that comes back as its push is cancelled is told so once`() {
    let delegate = PushingDelegate()
    let returning = ReturningController("returning", log)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = showInWindow(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(returning, animated: true)
    returning.whenGone = { [unowned navigation, unowned returning] in
      navigation.pushViewController(returning, animated: false)
    }
    _ = log.take()
    delegate.interactor.cancel()
    Headless.runUntilIdle()
    #expect(navigation.viewControllers.last === returning)
    #expect(returning.view.window === window)
    #expect(
      log.take().filter { $0.contains("didMove") } == [
        "returning didMove(toParent: nil)", "returning didMove(toParent: parent)",
      ])
  }

  @Test func `what covers a tab in its own context leaves with the tab and comes back with it`() {
    let (presenter, cover) = (UIViewController(), RecordedController("cover", log))
    presenter.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    let tabs = UITabBarController()
    tabs.viewControllers = [presenter, UIViewController()]
    let window = showInWindow(tabs)
    presenter.present(cover, animated: false)
    #expect(cover.view.window === window)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(cover.view.window == nil)
    #expect(log.take() == ["cover viewWillDisappear", "cover viewDidDisappear"])
    tabs.selectedIndex = 0
    #expect(presenter.presentedViewController === cover)
    #expect(cover.view.window === window)
    #expect(
      log.take() == ["cover viewWillAppear", "cover viewIsAppearing", "cover viewDidAppear"])
  }
}

private final class ReturningController: RecordedController {
  var whenGone: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, let whenGone else { return }
    self.whenGone = nil
    whenGone()
  }
}

/// Pushes another controller, driven by a gesture, as the first one is about to be shown.
private final class PushingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()
  var next: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let pushed = next else { return }
    next = nil
    navigationController.pushViewController(pushed, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeAfterAnimation()
  }
}
