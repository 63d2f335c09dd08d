import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PanGestureTests {
  let log = EventLog()
  let gestures: GestureLog
  let view: TouchedView
  let finger: TouchDriver
  let pan: UIPanGestureRecognizer

  init() {
    gestures = GestureLog(log)
    view = TouchedView("view", CGRect(x: 0, y: 0, width: 200, height: 200), log)
    finger = TouchDriver(showing: view)
    pan = gestures.follow(UIPanGestureRecognizer(), "pan", on: view)
  }

  @Test func `a drag begins when it has gone ten points and follows the finger`() {
    finger.down(50, 50)
    finger.move(55, 50)
    #expect(log.take() == ["view began 50", "view moved 55"])
    finger.move(60, 50)
    #expect(log.take() == ["pan began", "view cancelled 60"])
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    finger.move(80, 90)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 40))
    #expect(pan.location(in: view) == CGPoint(x: 80, y: 90))
    finger.up(80, 90)
    #expect(log.take() == ["pan changed", "pan ended"])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func `a finger lifted too soon is no drag`() {
    finger.down(50, 50)
    finger.move(55, 50)
    finger.up(55, 50)
    #expect(log.take() == ["view began 50", "view moved 55", "view ended 55"])
  }

  @Test func `the translation can be set, and goes on from there`() {
    finger.down(50, 50)
    finger.move(70, 50)
    pan.setTranslation(.zero, in: view)
    finger.move(75, 60)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 10))
  }

  @Test func `the translation is in the view's coordinates`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    finger.down(50, 50)
    finger.move(70, 50)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    pan.setTranslation(CGPoint(x: 3, y: 0), in: view)
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 0))
  }

  @Test func `the velocity is that of the last tenth of a second`() {
    finger.down(0, 50)
    #expect(pan.velocity(in: view) == .zero)
    finger.slide(to: 60, 50, steps: 6)
    let velocity = pan.velocity(in: view)
    #expect(abs(velocity.x - 600) < 1 && velocity.y == 0)
    Headless.clock.advance(by: 0.2)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `a drag in no time has no velocity`() {
    finger.down(0, 50)
    finger.move(100, 50)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `a second finger drags along without a jump`() {
    finger.down(50, 50)
    finger.move(70, 50)
    finger.down(150, 50, finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil).x == 20)
    finger.move(170, 50, finger: 1)
    #expect(pan.translation(in: nil).x == 30)
    finger.up(70, 50)
    #expect(pan.translation(in: nil).x == 30)
    #expect(pan.state == .changed)
    finger.up(170, 50, finger: 1)
    #expect(pan.state == .possible)
  }

  @Test func `fingers beyond the most have no part, and fewer than the least end it`() {
    pan.maximumNumberOfTouches = 1
    finger.down(50, 50)
    finger.down(150, 50, finger: 1)
    finger.move(190, 50, finger: 1)
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 1)
    finger.up(190, 50, finger: 1)
    finger.up(50, 50)
    _ = log.take()
    pan.maximumNumberOfTouches = 2
    pan.minimumNumberOfTouches = 2
    finger.down(50, 50)
    finger.move(90, 50)
    #expect(pan.state == .possible)
    finger.down(50, 80, finger: 1)
    finger.move(120, 80, finger: 1)
    #expect(pan.state == .began)
    finger.up(120, 80, finger: 1)
    #expect(pan.state == .possible)
    #expect(log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test func `a cancelled touch cancels the drag`() {
    finger.down(50, 50)
    finger.move(70, 50)
    finger.cancel(70, 50)
    #expect(log.take().suffix(1) == ["pan cancelled"])
  }

  @Test func `turned off, removed or out of its window, a drag is cancelled`() {
    for stop in 0..<3 {
      finger.down(50, 50)
      finger.move(70, 50)
      _ = log.take()
      switch stop {
      case 0: pan.isEnabled = false
      case 1: view.removeGestureRecognizer(pan)
      default: view.removeFromSuperview()
      }
      finger.move(90, 50)
      finger.up(90, 50)
      #expect(log.take() == ["pan cancelled"])
      #expect(pan.state == .possible)
      pan.isEnabled = true
      view.addGestureRecognizer(pan)
    }
  }

  @Test func `a drag from an edge starts near it`() {
    pan.isEnabled = false
    let edge = gestures.follow(UIScreenEdgePanGestureRecognizer(), "edge", on: view)
    edge.edges = .left
    finger.down(5, 50)
    finger.move(40, 50)
    finger.up(40, 50)
    #expect(log.take().filter { $0.hasPrefix("edge") } == ["edge began", "edge ended"])
    finger.down(30, 50)
    finger.move(90, 50)
    finger.up(90, 50)
    #expect(log.take().filter { $0.hasPrefix("edge") } == [])
  }
}
