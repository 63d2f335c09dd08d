import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct OtherGestureTests {
  let log = EventLog()
  let gestures: GestureLog
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let finger: TouchDriver

  init() {
    gestures = GestureLog(log)
    finger = TouchDriver(showing: view)
  }

  @Test func `a press begins by itself when it is long enough`() {
    let press = gestures.follow(UILongPressGestureRecognizer(), "press", on: view)
    finger.down(50, 50)
    Headless.clock.advance(by: 0.4)
    finger.move(55, 50)
    #expect(log.take() == [])
    Headless.clock.advance(by: 0.2)
    #expect(log.take() == ["press began"])
    finger.move(200, 50)
    #expect(press.location(in: view).x == 200)
    finger.up(200, 50)
    #expect(log.take() == ["press changed", "press ended"])
    Headless.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `a press that is lifted or strays fails`() {
    let press = gestures.follow(UILongPressGestureRecognizer(), "press", on: view)
    press.minimumPressDuration = 2
    press.allowableMovement = 30
    finger.down(50, 50)
    Headless.clock.advance(by: 1.9)
    finger.up(50, 50)
    finger.down(50, 50)
    finger.move(79, 50)
    finger.move(81, 50)
    Headless.runUntilIdle()
    finger.up(50, 50)
    #expect(log.take() == [])
  }

  @Test func `a press can ask for taps before it`() {
    let press = gestures.follow(UILongPressGestureRecognizer(), "press", on: view)
    press.numberOfTapsRequired = 1
    finger.down(50, 50)
    Headless.clock.advance(by: 1)
    finger.up(50, 50)
    #expect(log.take() == [])
    finger.tap(50, 50)
    finger.down(50, 50)
    Headless.clock.advance(by: 1)
    #expect(log.take() == ["press began"])
    finger.cancel(50, 50)
    #expect(log.take() == ["press cancelled"])
  }

  @Test func `a press of two fingers begins when both are down`() {
    let press = gestures.follow(UILongPressGestureRecognizer(), "press", on: view)
    press.numberOfTouchesRequired = 2
    finger.down(50, 50)
    Headless.clock.advance(by: 1)
    finger.down(70, 50, finger: 1)
    #expect(log.take() == [])
    Headless.clock.advance(by: 1)
    #expect(log.take() == ["press began"])
    #expect(press.location(in: view).x == 60)
    #expect(press.location(ofTouch: 1, in: view).x == 70)
    #expect(press.location(ofTouch: 7, in: view) == .zero)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, 60.0, 5.0), (.left, -60, 0), (.up, 10, -60),
    (.down, 0, 60),
  ])
  func `a swipe is recognized in its direction only, while the finger is down`(
    direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double
  ) {
    for other in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let swipe = gestures.follow(UISwipeGestureRecognizer(), "\(other.rawValue)", on: view)
      swipe.direction = other
    }
    finger.down(150, 150)
    finger.move(150 + x / 2, 150 + y / 2)
    finger.move(150 + x, 150 + y)
    #expect(log.take() == ["\(direction.rawValue) ended"])
    finger.up(150 + x, 150 + y)
    Headless.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `a swipe that is slow or short is none`() {
    _ = gestures.follow(UISwipeGestureRecognizer(), "swipe", on: view)
    finger.down(100, 100)
    Headless.clock.advance(by: 0.6)
    finger.move(200, 100)
    finger.up(200, 100)
    finger.down(100, 100)
    finger.move(140, 100)
    finger.up(140, 100)
    #expect(log.take() == [])
  }

  @Test func `a pinch tells how far the fingers are apart`() {
    let pinch = gestures.follow(UIPinchGestureRecognizer(), "pinch", on: view)
    finger.down(100, 100)
    finger.down(200, 100, finger: 1)
    finger.move(205, 100, finger: 1)
    #expect(pinch.state == .possible)
    finger.slide(to: 300, 100, finger: 1)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
    #expect(pinch.location(in: view).x == 200)
    pinch.scale = 1
    finger.move(200, 100, finger: 1)
    #expect(pinch.scale == 0.5)
    finger.up(200, 100, finger: 1)
    #expect(log.take().first == "pinch began")
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test func `a rotation tells how far the fingers have turned`() {
    let rotation = gestures.follow(UIRotationGestureRecognizer(), "turn", on: view)
    finger.down(100, 100)
    finger.down(200, 100, finger: 1)
    finger.move(200, 105, finger: 1)
    #expect(rotation.state == .possible)
    finger.move(200, 200, finger: 1)
    finger.move(100, 200, finger: 1)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    finger.move(0, 99, finger: 1)
    #expect(rotation.rotation > .pi)
    finger.up(0, 99, finger: 1)
    #expect(log.take() == ["turn began", "turn changed", "turn changed", "turn ended"])
  }
}
