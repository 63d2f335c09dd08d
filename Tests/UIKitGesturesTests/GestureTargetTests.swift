import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct GestureTargetTests {
  final class Screen: UIView {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func sent(_ recognizer: UITapGestureRecognizer) { calls.append("sent") }
    func panned(_ recognizer: UIPanGestureRecognizer) { calls.append("panned") }
  }

  let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `methods are called with the recognizer or without, in the order of adding`() {
    let tap = UITapGestureRecognizer(target: screen, action: Screen.sent)
    let action = Selector(Screen.tapped, name: "tapped")
    tap.addTarget(screen, action: action)
    tap.addTarget(screen, action: action)
    screen.addGestureRecognizer(tap)
    let finger = TouchDriver(showing: screen)
    finger.tap(10, 10)
    #expect(screen.calls == ["sent", "tapped"])
    tap.removeTarget(screen, action: action)
    finger.tap(10, 10)
    #expect(screen.calls == ["sent", "tapped", "sent"])
    tap.removeTarget(nil, action: nil)
    finger.tap(10, 10)
    #expect(screen.calls.count == 3)
  }

  @Test func `without a target the responder chain is searched`() {
    let inner = UIView(frame: screen.bounds)
    screen.addSubview(inner)
    inner.addGestureRecognizer(
      UITapGestureRecognizer(
        target: nil, action: Selector(Screen.tapped)))
    TouchDriver(showing: screen).tap(10, 10)
    #expect(screen.calls == ["tapped"])
  }

  @Test func `a method for another kind of recognizer is reported and not called`() {
    screen.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Selector(Screen.panned)))
    let reports = reports { TouchDriver(showing: screen).tap(10, 10) }
    #expect(reports.count == 1)
    #expect(screen.calls == [])
  }

  @Test func `a state that a test sets by itself calls the targets`() {
    let tap = UITapGestureRecognizer(
      target: screen, action: Selector(Screen.tapped))
    tap.state = .ended
    #expect(screen.calls == ["tapped"])
    #expect(tap.state == .possible)
  }

  @Test func `a recognizer keeps its target, view and delegate no longer than they live`() {
    expectNoLeaks { tracker in
      let view = tracker.track(Screen(frame: screen.frame))
      let judge = tracker.track(GestureJudge())
      let tap = tracker.track(
        UITapGestureRecognizer(
          target: view, action: Selector(Screen.tapped)))
      tap.delegate = judge
      view.addGestureRecognizer(tap)
      let finger = tracker.track(TouchDriver(showing: view))
      tracker.track(finger.window)
      finger.tap(10, 10)
      finger.down(10, 10)
      #expect(view.calls == ["tapped"])
    }
    Headless.runUntilIdle()
  }

  @Test func `a view has each recognizer once, and takes it from where it was`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(tap.view === second)
    first.removeGestureRecognizer(tap)
    #expect(tap.view === second)
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
  }
}
