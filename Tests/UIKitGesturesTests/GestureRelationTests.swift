import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct GestureRelationTests {
  let log = EventLog()
  let gestures: GestureLog
  let outer: TouchedView
  let inner: TouchedView
  let finger: TouchDriver
  let judge = GestureJudge()

  init() {
    gestures = GestureLog(log)
    outer = TouchedView("outer", CGRect(x: 0, y: 0, width: 300, height: 300), log)
    inner = TouchedView("inner", CGRect(x: 0, y: 0, width: 300, height: 300), log)
    outer.addSubview(inner)
    finger = TouchDriver(showing: outer)
  }

  private func gestureLog() -> [String] {
    log.take().filter { !$0.hasPrefix("outer ") && !$0.hasPrefix("inner ") }
  }

  @Test func `the gesture of an inner view prevents that of an outer one`() {
    _ = gestures.follow(UITapGestureRecognizer(), "outside", on: outer)
    _ = gestures.follow(UITapGestureRecognizer(), "inside", on: inner)
    finger.tap(50, 50)
    #expect(gestureLog() == ["inside ended"])
  }

  @Test func `either delegate may allow both`() {
    let outside = gestures.follow(UITapGestureRecognizer(), "outside", on: outer)
    let inside = gestures.follow(UITapGestureRecognizer(), "inside", on: inner)
    judge.together = { $0 === inside || $0 === outside }
    outside.delegate = judge
    finger.tap(50, 50)
    #expect(gestureLog() == ["inside ended", "outside ended"])
    outside.delegate = nil
    inside.delegate = judge
    finger.tap(50, 50)
    #expect(gestureLog() == ["inside ended", "outside ended"])
  }

  @Test func `a drag under way prevents what would begin later`() {
    _ = gestures.follow(UIPanGestureRecognizer(), "pan", on: inner)
    _ = gestures.follow(UILongPressGestureRecognizer(), "press", on: outer)
    finger.down(50, 50)
    finger.move(80, 50)
    Headless.clock.advance(by: 1)
    finger.up(80, 50)
    #expect(gestureLog() == ["pan began", "pan ended"])
    finger.down(50, 50)
    Headless.clock.advance(by: 1)
    finger.move(80, 50)
    finger.up(80, 50)
    #expect(gestureLog() == ["press began", "press changed", "press ended"])
  }

  @Test func `fingers on different views are different gestures`() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    inner.addSubview(left)
    inner.addSubview(right)
    _ = gestures.follow(UIPanGestureRecognizer(), "left", on: left)
    _ = gestures.follow(UIPanGestureRecognizer(), "right", on: right)
    finger.down(50, 50)
    finger.down(150, 50, finger: 1)
    finger.move(50, 90)
    finger.move(150, 90, finger: 1)
    #expect(gestureLog() == ["left began", "right began"])
  }

  @Test func `one that must wait begins when the other has failed, or fails with its success`() {
    let pan = gestures.follow(UIPanGestureRecognizer(), "pan", on: inner)
    let swipe = gestures.follow(UISwipeGestureRecognizer(), "swipe", on: outer)
    pan.require(toFail: swipe)
    finger.down(50, 50)
    finger.move(70, 50)
    #expect(pan.state == .possible)
    Headless.clock.advance(by: 0.6)
    #expect(gestureLog() == ["pan began"])
    finger.move(90, 50)
    finger.up(90, 50)
    #expect(gestureLog() == ["pan changed", "pan ended"])
    finger.down(50, 50)
    finger.move(70, 50)
    finger.move(110, 50)
    finger.move(150, 50)
    finger.up(150, 50)
    #expect(gestureLog() == ["swipe ended"])
  }

  @Test func `a gesture that is over before the other has failed is told whole`() {
    let pan = gestures.follow(UIPanGestureRecognizer(), "pan", on: inner)
    let double = gestures.follow(UITapGestureRecognizer(), "double", on: inner)
    double.numberOfTapsRequired = 2
    let slow = gestures.follow(UILongPressGestureRecognizer(), "slow", on: outer)
    slow.allowableMovement = 1000
    pan.require(toFail: slow)
    finger.down(50, 50)
    finger.move(70, 50)
    #expect(gestureLog() == [])
    finger.up(70, 50)
    #expect(gestureLog() == ["pan began", "pan ended"])
  }

  @Test(arguments: [0, 1])
  func `delegates may ask for waiting`(which: Int) {
    let double = gestures.follow(UITapGestureRecognizer(), "double", on: inner)
    double.numberOfTapsRequired = 2
    let single = gestures.follow(UITapGestureRecognizer(), "single", on: inner)
    if which == 0 {
      judge.requires = { $0 === double }
      single.delegate = judge
    } else {
      judge.isRequired = { $0 === single }
      double.delegate = judge
    }
    finger.tap(50, 50)
    #expect(gestureLog() == [])
    Headless.runUntilIdle()
    #expect(gestureLog() == ["single ended"])
  }

  @Test func `subclasses may ask for waiting and rule out prevention`() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        (other as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
      }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    let double = gestures.follow(UITapGestureRecognizer(), "double", on: inner)
    double.numberOfTapsRequired = 2
    _ = gestures.follow(Patient(target: nil, action: nil), "patient", on: inner)
    _ = gestures.follow(UITapGestureRecognizer(), "single", on: inner)
    finger.tap(50, 50)
    Headless.runUntilIdle()
    #expect(gestureLog() == ["single ended", "patient ended"])
    double.isEnabled = false
    finger.tap(50, 50)
    #expect(gestureLog() == ["patient ended"])
  }

  @Test func `two that wait for each other do not wait`() {
    let first = gestures.follow(UITapGestureRecognizer(), "first", on: inner)
    let second = gestures.follow(UITapGestureRecognizer(), "second", on: inner)
    first.require(toFail: second)
    second.require(toFail: first)
    finger.tap(50, 50)
    Headless.runUntilIdle()
    let found = gestureLog()
    #expect(found.count == 1)
    finger.tap(50, 50)
    #expect(gestureLog() == found)
  }

  @Test func `delegate and views may keep a gesture from beginning or from seeing touches`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "tap", on: outer)
    tap.delegate = judge
    judge.mayBegin = { _ in false }
    finger.tap(50, 50)
    #expect(log.take() == ["inner began 50", "inner ended 50"])
    judge.mayBegin = { _ in true }
    judge.mayReceive = { $0.location(in: nil).x > 100 }
    finger.tap(50, 50)
    #expect(gestureLog() == [])
    finger.tap(150, 50)
    #expect(gestureLog() == ["tap ended"])
    judge.mayReceiveEvent = { _ in false }
    finger.tap(150, 50)
    tap.delegate = nil
    tap.allowedTouchTypes = [1]
    finger.tap(150, 50)
    #expect(gestureLog() == [])
  }

  @Test func `a view may keep gestures that touch it from beginning`() {
    final class Keeper: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    inner.addSubview(keeper)
    _ = gestures.follow(UITapGestureRecognizer(), "tap", on: outer)
    finger.tap(50, 50)
    #expect(gestureLog() == [])
    finger.tap(100, 50)
    #expect(gestureLog() == ["tap ended"])
  }
}
