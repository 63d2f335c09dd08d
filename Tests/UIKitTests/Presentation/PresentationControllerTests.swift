import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct PresentationControllerTests {
  let log = EventLog()

  @Test func `a custom presentation controller is told of each step`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let presented = UIViewController()
    let transitioning = Transitioning(log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitioning
    root.present(presented, animated: false)
    #expect(presented.presentationController is CardController)
    #expect(presented.view.frame == CGRect(x: 0, y: 100, width: 393, height: 752))
    #expect(presented.presentationController?.containerView?.superview === window)
    #expect(
      log.take() == [
        "presentationTransitionWillBegin, in window", "containerViewWillLayoutSubviews",
        "containerViewDidLayoutSubviews", "presentationTransitionDidEnd true",
      ])
    presented.dismiss(animated: false)
    #expect(
      log.take() == ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd true"])
  }

  @Test func `an animator of the transitioning delegate runs the presentation`() {
    let root = RecordedController("A", log)
    let window = showInWindow(root)
    let presented = RecordedController("B", log)
    let transitioning = Transitioning(log)
    transitioning.animator.addsNewView = true
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitioning
    _ = log.take()
    root.present(presented, animated: true) { [log] in log.note("completion") }
    let context = transitioning.animator.context
    #expect(context?.viewController(forKey: .from) === root)
    #expect(context?.viewController(forKey: .to) === presented)
    #expect(context?.view(forKey: .to) === presented.view)
    #expect(context?.presentationStyle == .fullScreen)
    #expect(context?.finalFrame(for: presented) == window.bounds)
    Headless.clock.advance(by: 5)
    #expect(presented.isBeingPresented)
    context?.completeTransition(true)
    #expect(log.take().suffix(3) == ["B viewDidAppear", "A viewDidDisappear", "completion"])
    context?.completeTransition(true)
    #expect(log.take().isEmpty)
    #expect(transitioning.animator.ended == [true])
  }

  @Test func `a presentation that its animator cancels leaves all as it was`() {
    let root = RecordedController("A", log)
    let window = showInWindow(root)
    let presented = RecordedController("B", log)
    let transitioning = Transitioning(log)
    transitioning.animator.addsNewView = true
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitioning
    _ = log.take()
    root.present(presented, animated: true)
    transitioning.animator.context?.completeTransition(false)
    #expect(
      log.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewWillDisappear", "B viewDidDisappear", "A viewWillAppear", "A viewIsAppearing",
        "A viewDidAppear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(window.subviews.count == 1)
    #expect(root.view.window === window)
  }

  @Test func `a dismissal that its animator cancels leaves all as it was`() {
    let root = RecordedController("A", log)
    let window = showInWindow(root)
    let presented = RecordedController("B", log)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    let transitioning = Transitioning(log)
    presented.transitioningDelegate = transitioning
    _ = log.take()
    presented.dismiss(animated: true)
    transitioning.animator.context?.completeTransition(false)
    #expect(
      log.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewWillDisappear",
        "A viewDidDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(root.presentedViewController === presented)
    #expect(presented.view.window === window)
    #expect(root.view.window == nil)
    presented.dismiss(animated: false)
    #expect(root.view.window === window)
  }

  @Test func `a sheet is as high as its detent`() throws {
    let root = UIViewController()
    let window = showInWindow(root)
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 100 }]
    root.present(presented, animated: false)
    #expect(presented.sheetPresentationController === sheet)
    #expect(presented.view.frame == CGRect(x: 0, y: 431, width: 393, height: 421))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(presented.view.frame == CGRect(x: 0, y: 10, width: 393, height: 842))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .init("low") }
    #expect(presented.view.frame.height == 100)
    #expect(!window.isHidden)
  }

  @Test func `a popover points to its source, and becomes a sheet where the width is compact`() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = root
    window.traitOverrides.horizontalSizeClass = .regular
    window.isHidden = false
    let source = UIView(frame: CGRect(x: 500, y: 100, width: 50, height: 20))
    root.view.addSubview(source)
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    presented.popoverPresentationController?.sourceView = source
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 425, y: 120, width: 200, height: 300))
    #expect(presented.popoverPresentationController?.arrowDirection == .up)
    root.dismiss(animated: false)

    window.frame.size.width = 400
    window.traitOverrides.horizontalSizeClass = .compact
    root.present(presented, animated: false)
    #expect(presented.view.frame.width == 400)
    #expect(presented.view.frame.maxY == 768)
  }

  @Test func `a delegate may keep a popover a popover`() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      var prepared = 0
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) {
        prepared += 1
      }
    }
    let root = UIViewController()
    let window = showInWindow(root)
    let keeper = Keeper()
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    presented.popoverPresentationController?.delegate = keeper
    root.present(presented, animated: false)
    #expect(keeper.prepared == 1)
    #expect(presented.view.frame.size == CGSize(width: 200, height: 300))
    #expect(!window.isHidden)
  }

  @Test func `a swipe dismisses a sheet and tells the delegate, a call of dismiss does not`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let presented = UIViewController()
    let delegate = Judge(log)
    root.present(presented, animated: false)
    presented.presentationController?.delegate = delegate
    presented.isModalInPresentation = true
    #expect(!Headless.swipeToDismiss(presented))
    #expect(log.take() == ["didAttempt"])
    presented.isModalInPresentation = false
    delegate.allows = false
    #expect(!Headless.swipeToDismiss(presented))
    #expect(log.take() == ["shouldDismiss", "didAttempt"])
    delegate.allows = true
    #expect(Headless.swipeToDismiss(presented))
    Headless.runUntilIdle()
    #expect(log.take() == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(root.presentedViewController == nil)

    root.present(presented, animated: false)
    presented.presentationController?.delegate = delegate
    root.dismiss(animated: false)
    #expect(log.take().isEmpty)
    #expect(!window.isHidden)
  }

  @Test func `a full screen presentation cannot be swiped away`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    #expect(!Headless.swipeToDismiss(presented))
    #expect(!Headless.swipeToDismiss(root))
    #expect(root.presentedViewController === presented)
    #expect(!window.isHidden)
  }

  @Test func `a presentation controller that outlives its controller says so`() {
    let manager: UIPresentationController? = UIViewController().presentationController
    let reported = reports { _ = manager?.presentedViewController }
    #expect(
      reported == [
        .controllers(
          .presentedControllerGone(presentationController: "UISheetPresentationController"))
      ])
  }
}

private final class CardController: UIPresentationController {
  let log: EventLog

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: 100, width: bounds.width, height: bounds.height - 100)
  }

  override func presentationTransitionWillBegin() {
    let place = containerView?.window == nil ? "nowhere" : "in window"
    log.note("presentationTransitionWillBegin, \(place)")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("presentationTransitionDidEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() { log.note("dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.note("dismissalTransitionDidEnd \(completed)")
  }

  override func containerViewWillLayoutSubviews() { log.note("containerViewWillLayoutSubviews") }

  override func containerViewDidLayoutSubviews() { log.note("containerViewDidLayoutSubviews") }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog
  let animator = HeldAnimator()

  init(_ log: EventLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { CardController(presented, presenting, log) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: EventLog
  var allows = true

  init(_ log: EventLog) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.note("shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.note("didAttempt")
  }
}
