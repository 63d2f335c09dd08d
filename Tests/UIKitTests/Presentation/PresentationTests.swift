import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct PresentationTests {
  let log = EventLog()

  private func recorded(_ name: String, _ style: UIModalPresentationStyle) -> RecordedController {
    let controller = RecordedController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test func `a full screen presentation replaces the presenter, in the documented order`() {
    let presenter = recorded("A", .automatic)
    let window = showInWindow(presenter)
    let presented = recorded("B", .fullScreen)
    _ = log.take()
    presenter.present(presented, animated: false) { [log] in log.note("completion") }
    #expect(
      log.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewDidAppear", "A viewDidDisappear", "completion",
      ])
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.view.window === window)
    #expect(presenter.view.window == nil)
    #expect(presented.next === presenter)

    presented.dismiss(animated: false) { [log] in log.note("completion") }
    #expect(
      log.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "B viewDidDisappear", "completion",
      ])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(presenter.view.window === window)
    #expect(presented.view.window == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `a sheet leaves the presenter where it is`() {
    let presenter = recorded("A", .automatic)
    let window = showInWindow(presenter)
    _ = log.take()
    presenter.present(recorded("B", .automatic), animated: false)
    #expect(
      log.take() == ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
    #expect(presenter.view.window === window)
    presenter.dismiss(animated: false)
    #expect(log.take() == ["B viewWillDisappear", "B viewDidDisappear"])
  }

  @Test func `each presentation has a view of its own in the window`() {
    let presenter = UIViewController()
    let window = showInWindow(presenter)
    let first = recorded("B", .overFullScreen)
    let second = recorded("C", .overFullScreen)
    presenter.present(first, animated: false)
    first.present(second, animated: false)
    #expect(window.subviews.count == 3)
    #expect(first.view.superview?.superview === window)
    #expect(second.view.superview?.superview === window)
    #expect(first.view.superview !== second.view.superview)
  }

  @Test func `an animated presentation takes its time of the clock`() {
    let presenter = recorded("A", .automatic)
    let window = showInWindow(presenter)
    let presented = recorded("B", .fullScreen)
    _ = log.take()
    presenter.present(presented, animated: true) { [log] in log.note("completion") }
    #expect(
      log.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
      ])
    #expect(presented.isBeingPresented)
    #expect(presenter.view.window === window)
    #expect(presenter.presentedViewController === presented)
    Headless.runUntilIdle()
    #expect(log.take() == ["B viewDidAppear", "A viewDidDisappear", "completion"])
    #expect(!presented.isBeingPresented)

    presenter.dismiss(animated: true) { [log] in log.note("completion") }
    #expect(log.take() == ["B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing"])
    #expect(presented.isBeingDismissed)
    #expect(presenter.presentedViewController === presented)
    Headless.runUntilIdle()
    #expect(log.take() == ["A viewDidAppear", "B viewDidDisappear", "completion"])
    #expect(presenter.presentedViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `with animations off an animated presentation takes no time`() {
    let presenter = UIViewController()
    let window = showInWindow(presenter)
    var completed = false
    UIView.performWithoutAnimation {
      presenter.present(UIViewController(), animated: true) { completed = true }
    }
    #expect(completed)
    #expect(!window.isHidden)
  }

  @Test func `dismissing from below dismisses all above, with the callbacks of what was seen`() {
    let root = recorded("A", .automatic)
    let window = showInWindow(root)
    let middle = recorded("B", .fullScreen)
    let top = recorded("C", .fullScreen)
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(
      log.take() == [
        "C viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "C viewDidDisappear",
      ])
    #expect(middle.presentedViewController == nil)
    #expect(root.presentedViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `sheets above one another all disappear when the lowest is dismissed`() {
    let root = recorded("A", .automatic)
    let window = showInWindow(root)
    let middle = recorded("B", .pageSheet)
    root.present(middle, animated: false)
    middle.present(recorded("C", .pageSheet), animated: false)
    _ = log.take()
    root.dismiss(animated: true)
    Headless.runUntilIdle()
    #expect(
      log.take() == [
        "C viewWillDisappear", "B viewWillDisappear", "C viewDidDisappear", "B viewDidDisappear",
      ])
    #expect(window.subviews.count == 1)
  }

  @Test func `dismissing in the middle dismisses only what is above`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let middle = recorded("B", .pageSheet)
    let top = recorded("C", .pageSheet)
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    middle.dismiss(animated: false)
    #expect(root.presentedViewController === middle)
    #expect(middle.presentedViewController == nil)
    middle.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(!window.isHidden)
  }

  @Test func `the topmost parent presents, and its children know`() {
    let root = UITabBarController()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    root.viewControllers = [navigation]
    let window = showInWindow(root)
    let inner = UIViewController()
    let presented = UINavigationController(rootViewController: inner)
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === root)
    #expect(inner.presentingViewController === root)
    #expect(child.presentedViewController === presented)
    #expect(navigation.presentedViewController === presented)
    #expect(navigation.visibleViewController === presented)
    inner.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
    #expect(!window.isHidden)
  }

  @Test func `a context covers only the controller that defines it`() {
    let root = recorded("R", .automatic)
    let child = recorded("A", .automatic)
    child.definesPresentationContext = true
    root.addChild(child)
    child.loadViewIfNeeded()
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = showInWindow(root)
    let presented = recorded("B", .currentContext)
    _ = log.take()
    child.present(presented, animated: false)
    #expect(
      log.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewDidAppear", "A viewDidDisappear",
      ])
    #expect(presented.presentingViewController === child)
    #expect(presented.view.superview?.superview === root.view)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == child.view.frame)
    #expect(child.view.superview == nil)
    child.dismiss(animated: false)
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(!window.isHidden)
  }

  @Test func `without a window the relations are set and nothing is loaded`() {
    let presenter = UIViewController()
    let presented = UIViewController()
    var completions = 0
    presenter.present(presented, animated: true) { completions += 1 }
    #expect(completions == 1)
    #expect(presenter.presentedViewController === presented)
    #expect(!presenter.isViewLoaded)
    #expect(!presented.isViewLoaded)
    #expect(!presented.isBeingPresented)
    presenter.dismiss(animated: true) { completions += 1 }
    #expect(completions == 2)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `a presentation made without a window is shown when the presenter appears`() {
    let presenter = recorded("A", .automatic)
    let presented = recorded("B", .pageSheet)
    let above = recorded("C", .fullScreen)
    presenter.present(presented, animated: false)
    presented.present(above, animated: false)
    #expect(log.take().isEmpty)
    let window = showInWindow(presenter)
    #expect(window.subviews.count == 3)
    #expect(presented.view.window == nil)
    #expect(above.view.window === window)
    #expect(
      log.take() == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
        "C viewDidLoad", "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing",
        "C viewDidAppear", "B viewDidDisappear",
      ])
  }

  @Test func `a root that is exchanged takes its presentations off the screen`() {
    let root = recorded("A", .automatic)
    let window = showInWindow(root)
    let presented = recorded("B", .fullScreen)
    root.present(presented, animated: false)
    _ = log.take()
    window.rootViewController = UIViewController()
    #expect(log.take() == ["B viewWillDisappear", "B viewDidDisappear"])
    #expect(presented.view.window == nil)
    #expect(window.subviews.count == 1)
    #expect(root.presentedViewController === presented)
    window.rootViewController = root
    #expect(presented.view.window === window)
    #expect(root.view.window == nil)
  }

  @Test func `hiding the window lets the presented controller disappear`() {
    let root = recorded("A", .automatic)
    let window = showInWindow(root)
    root.present(recorded("B", .fullScreen), animated: false)
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["B viewWillDisappear", "B viewDidDisappear"])
    window.isHidden = false
    #expect(log.take() == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
  }

  @Test func `what cannot be presented is reported and its completion not called`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let child = UIViewController()
    root.addChild(child)
    let presented = UIViewController()
    root.present(presented, animated: false)
    let none = UIViewController()
    none.modalPresentationStyle = .none
    var completions = 0
    let reported = reports {
      presented.present(presented, animated: false) { completions += 1 }
      presented.present(root, animated: false) { completions += 1 }
      presented.present(child, animated: false) { completions += 1 }
      root.present(presented, animated: false) { completions += 1 }
      root.present(UIViewController(), animated: false) { completions += 1 }
      presented.present(none, animated: false) { completions += 1 }
    }
    let refusals: [PresentationRefusal] = [
      .itself, .isRoot, .hasParent, .alreadyPresented, .alreadyPresenting("UIViewController"),
      .styleIsNone,
    ]
    #expect(
      reported
        == refusals.map {
          .controllers(
            .cannotPresent(controller: "UIViewController", on: "UIViewController", because: $0))
        })
    #expect(completions == 0)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentedViewController == nil)
    #expect(!window.isHidden)
  }

  @Test func `a presenter cannot be presented by what it presents`() {
    let lower = UIViewController()
    let upper = UIViewController()
    lower.present(upper, animated: false)
    let reported = reports { upper.present(lower, animated: false) }
    #expect(
      reported == [
        .controllers(
          .cannotPresent(
            controller: "UIViewController", on: "UIViewController", because: .isAround))
      ])
  }

  @Test func `a presented controller cannot become a child`() {
    let presenter = UIViewController()
    let presented = UIViewController()
    presenter.present(presented, animated: false)
    let reported = reports {
      UIViewController().addChild(presented)
      UINavigationController().pushViewController(presented, animated: false)
    }
    #expect(reported.count == 2)
    #expect(presented.parent == nil)
  }

  @Test func `dismissing nothing only calls the completion`() {
    let controller = recorded("A", .automatic)
    let window = showInWindow(controller)
    _ = log.take()
    var completed = false
    controller.dismiss(animated: true) { completed = true }
    #expect(completed)
    #expect(log.take().isEmpty)
    #expect(!window.isHidden)
  }

  @Test func `presenting from a completion works, and during an animation ends that first`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: true)
    first.present(second, animated: true)
    #expect(!first.isBeingPresented)
    #expect(second.isBeingPresented)
    Headless.runUntilIdle()
    root.dismiss(animated: true) { root.present(first, animated: true) }
    Headless.runUntilIdle()
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(first.view.window === window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `dismissing in viewWillAppear leaves nothing behind`(style: UIModalPresentationStyle) {
    let root = recorded("A", .automatic)
    let window = showInWindow(root)
    let presented = recorded("B", style)
    presented.whenAppearing = { [unowned presented] in presented.dismiss(animated: false) }
    _ = log.take()
    root.present(presented, animated: false)
    #expect(root.presentedViewController == nil)
    #expect(window.subviews.count == 1)
    #expect(root.view.window === window)
    let events = log.take()
    #expect(events.filter { $0.hasPrefix("B view") }.last == "B viewDidDisappear")
    #expect(style == .pageSheet || events.contains("A viewDidAppear"))
  }

  @Test func `show presents where no ancestor shows in its own way`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let shown = UIViewController()
    root.show(shown, sender: nil)
    #expect(root.presentedViewController === shown)
    #expect(!window.isHidden)
  }
}
