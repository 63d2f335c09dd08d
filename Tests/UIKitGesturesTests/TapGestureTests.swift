import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TapGestureTests {
  let log = EventLog()
  let gestures: GestureLog
  let view: TouchedView
  let finger: TouchDriver

  init() {
    gestures = GestureLog(log)
    view = TouchedView("view", CGRect(x: 0, y: 0, width: 200, height: 200), log)
    finger = TouchDriver(showing: view)
  }

  @Test func `a tap calls its targets once the finger is lifted, and then its view is told`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    finger.down(30, 40)
    #expect(log.take() == ["view began 30"])
    gestures.whenCalled = {
      #expect($0.location(in: $0.view) == CGPoint(x: 30, y: 40))
      #expect($0.numberOfTouches == 1)
    }
    finger.up(30, 40)
    #expect(log.take() == ["tap ended", "view cancelled 30"])
    #expect(tap.state == .possible)
    finger.tap(30, 40)
    #expect(log.take() == ["view began 30", "tap ended", "view cancelled 30"])
  }

  @Test func `a tap that does not cancel touches lets them end`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    tap.cancelsTouchesInView = false
    finger.tap(30, 40)
    #expect(log.take() == ["view began 30", "tap ended", "view ended 30"])
  }

  @Test func `a finger that strays or stays is no tap`() {
    _ = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    finger.down(30, 40)
    finger.move(30, 51)
    finger.up(30, 40)
    #expect(log.take() == ["view began 30", "view moved 30", "view ended 30"])
    finger.down(30, 40)
    Headless.clock.advance(by: 0.8)
    finger.up(30, 40)
    #expect(log.take() == ["view began 30", "view ended 30"])
  }

  @Test func `two taps must come soon and close`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "double", on: view)
    tap.numberOfTapsRequired = 2
    finger.tap(30, 40)
    #expect(log.take() == ["view began 30"])
    Headless.clock.advance(by: 0.3)
    finger.tap(35, 40)
    #expect(
      log.take() == ["view began 35", "double ended", "view cancelled 30", "view cancelled 35"])
    finger.tap(30, 40)
    Headless.clock.advance(by: 0.4)
    #expect(log.take() == ["view began 30", "view ended 30"])
    finger.tap(30, 40)
    finger.tap(90, 40)
    #expect(log.take().filter { $0.hasPrefix("double") } == [])
    Headless.runUntilIdle()
    #expect(tap.state == .possible)
  }

  @Test func `a single tap waits for a double tap to fail`() {
    let double = gestures.follow(UITapGestureRecognizer(), "double", on: view)
    double.numberOfTapsRequired = 2
    let single = gestures.follow(UITapGestureRecognizer(), "single", on: view)
    single.require(toFail: double)
    view.isUserInteractionEnabled = true
    finger.tap(30, 40)
    #expect(log.take() == ["view began 30"])
    #expect(single.state == .possible)
    Headless.clock.advance(by: 0.4)
    #expect(log.take() == ["single ended", "view cancelled 30"])
    finger.tap(30, 40)
    finger.tap(30, 40)
    #expect(log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
    Headless.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `two fingers tap together`() {
    let tap = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    tap.numberOfTouchesRequired = 2
    finger.tap(30, 40)
    finger.down(30, 40)
    finger.down(60, 40, finger: 1)
    finger.up(30, 40)
    #expect(log.take().filter { $0.hasPrefix("tap") } == [])
    finger.up(60, 40, finger: 1)
    #expect(log.take().filter { $0.hasPrefix("tap") } == ["tap ended"])
  }

  @Test func `a further finger makes a tap of one fail`() {
    _ = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    finger.down(30, 40)
    finger.down(60, 40, finger: 1)
    finger.up(30, 40)
    finger.up(60, 40, finger: 1)
    #expect(log.take() == ["view began 30", "view ended 30"])
  }

  @Test func `a tap on a control is the control's and not that of a view around it`() {
    _ = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.record(.touchUpInside, as: "pressed", in: log)
    view.addSubview(button)
    finger.tap(10, 10)
    #expect(log.take() == ["pressed"])
    _ = gestures.follow(UITapGestureRecognizer(), "own", on: button)
    finger.tap(10, 10)
    #expect(log.take() == ["own ended"])
    button.isEnabled = false
    button.gestureRecognizers = nil
    finger.tap(10, 10)
    #expect(log.take() == ["tap ended"])
  }

  @Test func `a cancelled touch is no tap`() {
    _ = gestures.follow(UITapGestureRecognizer(), "tap", on: view)
    finger.down(30, 40)
    finger.cancel(30, 40)
    #expect(log.take() == ["view began 30", "view cancelled 30"])
  }
}
