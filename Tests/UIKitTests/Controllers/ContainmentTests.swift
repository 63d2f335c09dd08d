import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ContainmentTests {
  let log = EventLog()

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child added before its parent appears goes along with it, told between`() {
    let parent = RecordedController("P", log)
    let child = RecordedController("C", log)
    embed(child, in: parent)
    _ = log.take()
    let window = showInWindow(parent)
    #expect(
      log.take() == [
        "P viewWillAppear", "C viewWillAppear", "P viewIsAppearing", "C viewIsAppearing",
        "C viewDidAppear", "P viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.take() == [
        "P viewWillDisappear", "C viewWillDisappear", "C viewDidDisappear", "P viewDidDisappear",
      ])
  }

  @Test func `a child added on the screen appears by itself when its move is over`() {
    let parent = RecordedController("P", log)
    let window = showInWindow(parent)
    let child = RecordedController("C", log)
    _ = log.take()
    embed(child, in: parent)
    #expect(
      log.take() == [
        "C willMove(toParent: parent)", "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing",
        "C viewDidAppear", "C didMove(toParent: parent)",
      ])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "C willMove(toParent: nil)", "C viewWillDisappear", "C viewDidDisappear",
        "C didMove(toParent: nil)",
      ])
    #expect(!child.isMovingFromParent)
    #expect(window.rootViewController === parent)
  }

  @Test func `a child whose container forgets didMove appears at the next turn of the clock`() {
    let parent = RecordedController("P", log)
    let window = showInWindow(parent)
    let child = RecordedController("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.take().last == "C viewIsAppearing")
    Headless.runUntilIdle()
    #expect(log.take() == ["C viewDidAppear"])
    #expect(child.view.window === window)
  }

  @Test func `a view added without containment lets its controller appear all the same`() {
    let window = showInWindow(UIViewController())
    let stray = RecordedController("S", log)
    window.addSubview(stray.view)
    #expect(
      log.take() == ["S viewDidLoad", "S viewWillAppear", "S viewIsAppearing", "S viewDidAppear"])
    window.isHidden = true
    #expect(log.take() == ["S viewWillDisappear", "S viewDidDisappear"])
    window.isHidden = false
    _ = log.take()
    stray.view.removeFromSuperview()
    #expect(log.take() == ["S viewWillDisappear", "S viewDidDisappear"])
  }

  @Test func `a view that goes from window to window disappears here and appears there`() {
    let first = showInWindow(UIViewController())
    let second = showInWindow(UIViewController())
    let stray = RecordedController("S", log)
    first.addSubview(stray.view)
    _ = log.take()
    second.addSubview(stray.view)
    #expect(
      log.take() == [
        "S viewWillDisappear", "S viewDidDisappear", "S viewWillAppear", "S viewIsAppearing",
        "S viewDidAppear",
      ])
  }

  @Test func `a container that forwards by itself is obeyed`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = RecordedController("C", log)
    embed(child, in: parent)
    _ = log.take()
    let window = showInWindow(parent)
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["C viewWillAppear", "C viewIsAppearing"])
    child.endAppearanceTransition()
    #expect(log.take() == ["C viewDidAppear"])
    window.isHidden = true
    #expect(log.take().isEmpty)
  }

  @Test func `a transition that is turned round ends as if it had not begun`() {
    let controller = RecordedController("A", log)
    let window = showInWindow(controller)
    _ = log.take()
    controller.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(
      log.take() == [
        "A viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
    #expect(window.rootViewController === controller)
  }

  @Test func `an appearance that is turned round never did appear`() {
    let controller = RecordedController("A", log)
    controller.loadViewIfNeeded()
    _ = log.take()
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(log.take() == ["A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear"])
  }

  @Test func `what has appeared does not begin to appear again`() {
    let controller = RecordedController("A", log)
    let window = showInWindow(controller)
    _ = log.take()
    controller.beginAppearanceTransition(true, animated: false)
    let reported = reports { controller.endAppearanceTransition() }
    #expect(log.take().isEmpty)
    #expect(
      reported == [
        .controllers(.unbalancedAppearanceTransition(controller: "RecordedController"))
      ])
    #expect(window.isHidden == false)
  }

  @Test func `a child of another parent is taken from it first`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = RecordedController("C", log)
    first.addChild(child)
    child.didMove(toParent: first)
    _ = log.take()
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
    #expect(log.take() == ["C didMove(toParent: nil)", "C willMove(toParent: parent)"])
  }

  @Test func `cycles and repetitions are reported and change nothing`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let reported = reports {
      parent.addChild(child)
      child.addChild(parent)
      parent.addChild(parent)
    }
    let name = "UIViewController"
    #expect(
      reported == [
        .controllers(.alreadyChild(child: name, parent: name)),
        .controllers(.cycle(child: name, parent: name)),
        .controllers(.cycle(child: name, parent: name)),
      ])
    #expect(parent.children == [child])
    #expect(child.children.isEmpty)
    #expect(parent.parent == nil)
  }

  @Test func `an exchange of children without duration is done when it returns`() {
    let parent = RecordedController("P", log)
    let old = RecordedController("A", log)
    let new = RecordedController("B", log)
    embed(old, in: parent)
    let window = showInWindow(parent)
    parent.addChild(new)
    _ = log.take()
    var finished: [Bool] = []
    parent.transition(from: old, to: new, duration: 0, animations: nil) { finished.append($0) }
    #expect(finished == [true])
    #expect(
      log.take() == [
        "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(old.view.superview == nil)
    #expect(new.view.window === window)
  }

  @Test func `an animated exchange takes its time of the clock`() {
    let parent = UIViewController()
    let old = RecordedController("A", log)
    let new = RecordedController("B", log)
    embed(old, in: parent)
    let window = showInWindow(parent)
    parent.addChild(new)
    _ = log.take()
    var changed = false
    var finished = false
    parent.transition(
      from: old, to: new, duration: 0.5, animations: { changed = true },
      completion: { _ in finished = true })
    #expect(changed)
    #expect(old.view.window === window)
    Headless.clock.advance(by: 0.4)
    #expect(!finished)
    Headless.clock.advance(by: 0.1)
    #expect(finished)
    #expect(old.view.window == nil)
    #expect(log.take().suffix(2) == ["A viewDidDisappear", "B viewDidAppear"])
  }

  @Test func `only children can be exchanged`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let reported = reports {
      parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    }
    #expect(
      reported == [
        .controllers(.notChild(child: "UIViewController", parent: "UIViewController"))
      ])
  }

  @Test func `a parent keeps its children alive but not the other way round`() {
    weak var weakParent: UIViewController?
    weak var weakChild: UIViewController?
    do {
      let parent = UIViewController()
      embed(RecordedController("C", log), in: parent)
      weakParent = parent
      weakChild = parent.children.first
      #expect(weakChild != nil)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
  }
}
