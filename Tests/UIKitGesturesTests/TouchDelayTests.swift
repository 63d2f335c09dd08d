import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TouchDelayTests {
  let log = EventLog()
  let gestures: GestureLog
  let view: TouchedView
  let finger: TouchDriver

  init() {
    gestures = GestureLog(log)
    view = TouchedView("view", CGRect(x: 0, y: 0, width: 300, height: 300), log)
    finger = TouchDriver(showing: view)
  }

  @Test func `touches that a gesture delays come when it fails, as they were`() {
    let swipe = gestures.follow(UISwipeGestureRecognizer(), "swipe", on: view)
    swipe.delaysTouchesBegan = true
    finger.down(50, 50)
    finger.move(60, 50)
    finger.move(70, 50)
    #expect(log.take() == [])
    finger.up(70, 50)
    #expect(log.take() == ["view began 50", "view moved 70", "view ended 70"])
    finger.down(50, 50)
    finger.move(110, 50)
    finger.up(110, 50)
    #expect(log.take() == ["swipe ended"])
  }

  @Test func `the end of touches is delayed only if asked`() {
    let double = gestures.follow(UITapGestureRecognizer(), "double", on: view)
    double.numberOfTapsRequired = 2
    finger.tap(50, 50)
    #expect(log.take() == ["view began 50"])
    Headless.runUntilIdle()
    #expect(log.take() == ["view ended 50"])
    double.delaysTouchesEnded = false
    finger.tap(50, 50)
    #expect(log.take() == ["view began 50", "view ended 50"])
    finger.tap(50, 50)
    #expect(log.take() == ["view began 50", "double ended", "view cancelled 50"])
  }

  @Test func `a view that takes one touch is told of no second while the first is down`() {
    finger.down(50, 50)
    finger.down(80, 50, finger: 1)
    finger.move(90, 50, finger: 1)
    finger.up(50, 50)
    finger.up(90, 50, finger: 1)
    #expect(log.take() == ["view began 50", "view ended 50"])
    view.isMultipleTouchEnabled = true
    finger.down(50, 50)
    finger.down(80, 50, finger: 1)
    finger.up(50, 50)
    finger.up(90, 50, finger: 1)
    #expect(log.take() == ["view began 50", "view began 80", "view ended 50", "view ended 90"])
  }

  @Test func `a view that is touched alone keeps others from being touched`() {
    let other = TouchedView("other", CGRect(x: 0, y: 0, width: 40, height: 40), log)
    view.addSubview(other)
    other.isExclusiveTouch = true
    finger.down(50, 50)
    finger.down(10, 10, finger: 1)
    finger.up(10, 10, finger: 1)
    finger.up(50, 50)
    finger.down(10, 10, finger: 1)
    finger.down(50, 50)
    finger.up(10, 10, finger: 1)
    finger.up(50, 50)
    #expect(log.take() == ["view began 50", "view ended 50", "other began 10", "other ended 10"])
  }

  @Test func `touches of a view that has gone are forgotten`() {
    expectNoLeaks { tracker in
      var gone: UIView? = tracker.track(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      view.addSubview(gone!)
      finger.down(10, 10)
      gone?.removeFromSuperview()
      gone = nil
      finger.move(20, 20)
      finger.up(20, 20)
    }
    _ = log.take()
    finger.tap(10, 10)
    #expect(log.take() == ["view began 10", "view ended 10"])
  }

  @Test func `a touch knows who sees it, and an event whose touches it has`() {
    final class Nosy: UITapGestureRecognizer {
      var seen: [UITouch] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        seen += event.touches(for: self) ?? []
      }
    }
    let nosy = gestures.follow(Nosy(target: nil, action: nil), "nosy", on: view)
    finger.down(10, 10)
    #expect(nosy.seen.count == 1)
    #expect(nosy.seen.first?.gestureRecognizers == [nosy])
    finger.up(10, 10)
    #expect(nosy.seen.first?.gestureRecognizers == [])
  }

  @Test func `a handler may send touches, move views and run the clock`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    let below = TouchedView("below", CGRect(x: 0, y: 0, width: 300, height: 300), log)
    finger.window.insertSubview(below, belowSubview: view)
    gestures.whenCalled = { _ in
      view.isHidden = true
      TouchDriver(in: finger.window).tap(70, 70)
      Headless.runUntilIdle()
      view.isHidden = false
    }
    finger.tap(50, 50)
    #expect(
      log.take() == [
        "view began 50", "tap ended", "view cancelled 50", "below began 70", "below ended 70",
      ])
    #expect(tap.state == .possible)
  }
}
