import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct InteractiveTransitionTests {
  /// Animates as animators do, and hands out what drives it.
  private final class Driver: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let log: EventLog
    let interactor = UIPercentDrivenInteractiveTransition()

    init(_ log: EventLog) {
      self.log = log
      super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.note("animate, interactive \(transitionContext.isInteractive)")
      if let new = transitionContext.view(forKey: .to) {
        if let old = transitionContext.view(forKey: .from) {
          transitionContext.containerView.insertSubview(new, belowSubview: old)
        } else {
          transitionContext.containerView.addSubview(new)
        }
      }
      transitionContext.completeAfterAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private let log = EventLog()
  private let driver: Driver
  private let root = UIViewController()
  private let top = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    driver = Driver(log)
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    navigation.delegate = driver
    window = showInWindow(navigation)
    Headless.runUntilIdle()
  }

  @Test func `a pop that a gesture drives waits for it, and takes place when it is finished`()
    throws
  {
    navigation.popViewController(animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges { [log] in log.note("changed, \($0.isCancelled)") }
    driver.interactor.update(0.4)
    #expect(coordinator.percentComplete == 0.4)
    #expect(driver.interactor.duration == 1)
    Headless.clock.advance(by: 100)
    #expect(top.view.window === window)
    #expect(log.take() == ["animate, interactive true"])
    driver.interactor.finish()
    #expect(log.take() == ["changed, false"])
    #expect(!coordinator.isInteractive)
    Headless.clock.advance(by: 0.59)
    #expect(navigation.children.contains(top))
    Headless.clock.advance(by: 0.02)
    #expect(log.take() == ["ended true"])
    #expect(navigation.viewControllers == [root])
    #expect(top.parent == nil)
    #expect(root.view.window === window)
  }

  @Test func `a pop that is cancelled goes back in the time that it has come`() {
    navigation.popViewController(animated: true)
    driver.interactor.update(0.25)
    driver.interactor.completionSpeed = 0.5
    driver.interactor.cancel()
    Headless.clock.advance(by: 0.49)
    #expect(log.take() == ["animate, interactive true"])
    Headless.clock.advance(by: 0.02)
    #expect(log.take() == ["ended false"])
    #expect(navigation.viewControllers == [root, top])
    #expect(!top.isMovingFromParent)
    #expect(top.view.window === window)
    #expect(root.viewIfLoaded?.window == nil)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `views that an animator moves are where they belong afterwards, and follow the size`()
  {
    #expect(reports { navigation.popViewController(animated: true) } == [])
    driver.interactor.finish()
    Headless.runUntilIdle()
    window.frame.size = CGSize(width: 300, height: 500)
    Headless.runUntilIdle()
    #expect(root.view.frame == window.bounds)
    #expect(root.view.superview !== navigation.view)
    navigation.pushViewController(top, animated: true)
    driver.interactor.cancel()
    Headless.runUntilIdle()
    window.frame.size = CGSize(width: 400, height: 600)
    Headless.runUntilIdle()
    #expect(root.view.frame == window.bounds)
    #expect(root.view.window === window)
    #expect(top.view.window == nil)
  }

  @Test func `what comes after the gesture has ended has no effect`() {
    navigation.popViewController(animated: true)
    driver.interactor.update(0.5)
    driver.interactor.update(7)
    #expect(driver.interactor.percentComplete == 1)
    driver.interactor.update(0.5)
    driver.interactor.finish()
    driver.interactor.cancel()
    driver.interactor.update(0.1)
    Headless.runUntilIdle()
    #expect(driver.interactor.percentComplete == 0.5)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `without the wish to begin with a gesture the animation runs by itself`() {
    driver.interactor.wantsInteractiveStart = false
    navigation.popViewController(animated: true)
    #expect(log.take() == ["animate, interactive false"])
    Headless.runUntilIdle()
    #expect(log.take() == ["ended true"])
    #expect(navigation.viewControllers == [root])
  }

  @Test func `another change ends a driven one at once`() {
    navigation.popViewController(animated: true)
    driver.interactor.update(0.1)
    navigation.setViewControllers([root, top], animated: false)
    #expect(log.take() == ["animate, interactive true", "ended true"])
    #expect(navigation.viewControllers == [root, top])
    driver.interactor.finish()
    Headless.runUntilIdle()
    #expect(navigation.viewControllers == [root, top])
  }

  @Test func `a dismissal can be driven, taken back and driven again`() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = driver
    navigation.present(sheet, animated: false)
    Headless.runUntilIdle()
    navigation.dismiss(animated: true)
    driver.interactor.update(0.5)
    driver.interactor.cancel()
    Headless.runUntilIdle()
    #expect(navigation.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed)
    #expect(sheet.view.window === window)
    #expect(navigation.view.window == nil)
    navigation.dismiss(animated: true)
    driver.interactor.finish()
    Headless.runUntilIdle()
    #expect(navigation.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(navigation.view.window === window)
    #expect(navigation.view.frame == window.bounds)
    #expect(log.take().filter { $0.hasPrefix("ended") } == ["ended false", "ended true"])
  }

  @Test func `a window that goes in the midst of a gesture leaves nothing behind`() {
    expectNoLeaks { tracker in
      let driver = tracker.track(Driver(log))
      let top = tracker.track(UIViewController())
      let navigation = tracker.track(UINavigationController(rootViewController: UIViewController()))
      navigation.pushViewController(top, animated: false)
      navigation.delegate = driver
      let window = showInWindow(navigation)
      Headless.runUntilIdle()
      navigation.popViewController(animated: true)
      driver.interactor.update(0.5)
      #expect(!window.isHidden)
    }
  }
}
