import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct DraggingTests {
  let log: EventLog
  let recorder: ScrollRecorder
  let scroller: UIScrollView
  let finger: TouchDriver

  init() {
    log = EventLog()
    recorder = ScrollRecorder(log)
    recorder.notesOffsets = false
    scroller = UIKitScrollingTests.scroller(recorder)
    finger = TouchDriver(showing: scroller)
  }

  @Test func `a drag moves the content with the finger, once it has gone ten points`() {
    finger.down(50, 90)
    #expect(scroller.isTracking && !scroller.isDragging)
    finger.move(50, 82)
    #expect(log.take() == [])
    recorder.notesOffsets = true
    finger.move(50, 60)
    #expect(log.take() == ["begins dragging", "scrolled to 0.0, 20.0"])
    #expect(scroller.isTracking && scroller.isDragging)
    finger.move(90, 30)
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 50))
    finger.move(50, 40)
    #expect(scroller.contentOffset.y == 40)
    _ = log.take()
    Headless.clock.advance(by: 1)
    finger.up(50, 40)
    #expect(log.take() == ["will end dragging", "ended dragging, rests"])
    #expect(!scroller.isTracking && !scroller.isDragging && !scroller.isDecelerating)
    #expect(Headless.clock.isIdle)
  }

  @Test func `a drag with speed goes on and slows down, in the documented order`() {
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    #expect(
      log.take() == [
        "begins dragging", "will end dragging", "ended dragging, goes on", "begins decelerating",
      ])
    #expect(scroller.isDecelerating && !scroller.isDragging && !scroller.isTracking)
    var offsets: [CGFloat] = []
    recorder.whenScrolled = { offsets.append($0.contentOffset.y) }
    Headless.runUntilIdle()
    #expect(log.take() == ["ended decelerating"])
    #expect(offsets == offsets.sorted() && offsets.count > 60)
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.dropLast() == steps.dropLast().sorted(by: >))
    // Released at 600 points a second at 50: 0.6 * 0.998 / 0.002 points further.
    #expect(abs(scroller.contentOffset.y - (50 + 299.4)) < 0.5)
    #expect(!scroller.isDecelerating)
  }

  @Test func `the rate of deceleration says how soon it rests`() {
    scroller.decelerationRate = .fast
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    Headless.runUntilIdle()
    #expect(abs(scroller.contentOffset.y - (50 + 59.4)) < 0.5)
  }

  @Test func `the delegate is told the speed and may choose where it rests`() {
    final class Chooser: NSObject, UIScrollViewDelegate {
      var velocity = CGPoint.zero
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        self.velocity = velocity
        targetContentOffset.pointee.y = 300
      }
    }
    let chooser = Chooser()
    scroller.delegate = chooser
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    #expect(abs(chooser.velocity.y - 0.6) < 0.001 && chooser.velocity.x == 0)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 300)
  }

  @Test func `content dragged beyond its edge resists and comes back`() {
    finger.down(50, 10)
    finger.move(50, 70)
    let pulled = scroller.contentOffset.y
    #expect(pulled < -15 && pulled > -50)
    finger.move(50, 1000)
    #expect(scroller.contentOffset.y > -100)
    Headless.clock.advance(by: 1)
    finger.up(50, 1000)
    #expect(scroller.isDecelerating)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 0)
    #expect(log.take().last == "ended decelerating")
  }

  @Test func `content that runs against its edge bounces off it`() {
    scroller.contentSize.height = 200
    var most: CGFloat = 0
    recorder.whenScrolled = { most = max(most, $0.contentOffset.y) }
    finger.down(50, 90)
    finger.slide(to: 50, 30, steps: 3)
    finger.up(50, 30)
    Headless.runUntilIdle()
    #expect(most > 101)
    #expect(scroller.contentOffset.y == 100)
  }

  @Test func `content that does not bounce stops at its edge`() {
    scroller.bounces = false
    scroller.contentSize.height = 200
    var places: [CGFloat] = []
    recorder.whenScrolled = { places.append($0.contentOffset.y) }
    finger.down(50, 10)
    finger.move(50, 70)
    #expect(scroller.contentOffset.y == 0)
    finger.move(50, 60)
    finger.slide(to: 50, -60, steps: 3)
    finger.up(50, -60)
    Headless.runUntilIdle()
    #expect(places.allSatisfy { (0...100).contains($0) })
    #expect(scroller.contentOffset.y == 100)
  }

  @Test func `pages are passed one at a time, and the delegate's target does not count`() {
    scroller.isPagingEnabled = true
    recorder.target = { _ in CGPoint(x: 0, y: 777) }
    finger.down(50, 90)
    finger.slide(to: 50, 30, steps: 3)
    finger.up(50, 30)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 100)
    finger.down(50, 90)
    finger.slide(to: 50, 50)
    Headless.clock.advance(by: 1)
    finger.up(50, 50)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 100)
    finger.down(50, 10)
    finger.slide(to: 50, 30, steps: 2)
    finger.up(50, 30)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `a finger that comes down stops the content and takes it over`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    button.record(.allTouchEvents, as: "touched", in: log)
    scroller.addSubview(button)
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    Headless.clock.advance(by: 0.1)
    _ = log.take()
    finger.down(50, 50)
    let offset = scroller.contentOffset
    #expect(log.take() == ["ended decelerating", "begins dragging"])
    #expect(!scroller.isDecelerating && scroller.isDragging)
    finger.move(50, 45)
    #expect(scroller.contentOffset.y == offset.y + 5)
    Headless.clock.advance(by: 1)
    finger.up(50, 45)
    #expect(log.take() == ["will end dragging", "ended dragging, rests"])
  }

  @Test func `only axes along which there is more content are dragged`() {
    finger.down(90, 50)
    finger.move(20, 50)
    #expect(!scroller.isDragging)
    finger.up(20, 50)
    scroller.alwaysBounceHorizontal = true
    finger.down(90, 50)
    finger.move(20, 50)
    #expect(scroller.isDragging)
    #expect(scroller.contentOffset.x > 0)
    finger.up(20, 50)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset == .zero)
  }

  @Test func `a locked direction keeps a straight drag on its axis`() {
    scroller.contentSize.width = 1000
    scroller.isDirectionalLockEnabled = true
    finger.down(90, 90)
    finger.move(88, 70)
    finger.move(50, 50)
    #expect(scroller.contentOffset.x == 0 && abs(scroller.contentOffset.y - 30) < 0.1)
    finger.up(50, 50)
    finger.down(90, 90)
    finger.move(78, 75)
    #expect(scroller.contentOffset.x > 0 && scroller.contentOffset.y > 30)
    finger.up(78, 75)
  }

  @Test func `what cannot be scrolled by the user can be by the program`() {
    scroller.isScrollEnabled = false
    finger.down(50, 90)
    finger.move(50, 30)
    finger.up(50, 30)
    #expect(scroller.contentOffset.y == 0)
    scroller.contentOffset.y = 40
    #expect(scroller.contentOffset.y == 40)
    #expect(log.take() == [])
  }

  @Test func `turned off during a drag, it ends`() {
    finger.down(50, 90)
    finger.move(50, 30)
    scroller.isScrollEnabled = false
    #expect(!scroller.isDragging)
    #expect(log.take() == ["begins dragging", "will end dragging", "ended dragging, rests"])
    finger.move(50, 10)
    #expect(scroller.contentOffset.y == 50)
  }

  @Test func `content put elsewhere under the finger or on its way goes on from there`() {
    finger.down(50, 90)
    finger.move(50, 70)
    scroller.contentOffset.y = 500
    finger.move(50, 60)
    #expect(scroller.contentOffset.y == 510)
    finger.slide(to: 50, 0)
    finger.up(50, 0)
    Headless.clock.advance(by: 0.1)
    let before = scroller.contentOffset.y
    scroller.contentOffset.y = before - 400
    #expect(scroller.isDecelerating)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y > before - 400 && scroller.contentOffset.y < before)
    #expect(log.take().filter { $0 == "ended decelerating" }.count == 1)
  }

  @Test func `the program stops content on its way`() {
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    _ = log.take()
    scroller.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(log.take() == ["ended decelerating"])
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 5)
  }

  @Test func `a delegate may send the content elsewhere when the finger is lifted`() {
    final class Snapper: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
      }
    }
    let snapper = Snapper()
    scroller.delegate = snapper
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 250)
  }

  @Test func `with animations off content is where it would rest at once`() {
    UIView.setAnimationsEnabled(false)
    finger.down(50, 90)
    finger.slide(to: 50, 30)
    finger.up(50, 30)
    #expect(log.take().last == "ended decelerating")
    #expect(abs(scroller.contentOffset.y - 349.4) < 0.5)
  }

  @Test func `inner and outer scroll views each take the axis that is theirs`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = CGSize(width: 500, height: 100)
    scroller.addSubview(inner)
    finger.down(90, 90)
    finger.move(60, 90)
    #expect(inner.contentOffset.x == 20 && scroller.contentOffset.y == 0)
    finger.up(60, 90)
    Headless.runUntilIdle()
    finger.down(90, 90)
    finger.move(90, 60)
    #expect(inner.contentOffset.y == 0 && scroller.contentOffset.y == 20)
    finger.up(90, 60)
  }

  @Test func `a subclass that judges its recognizer is asked`() {
    final class Shared: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let shared = Shared(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    shared.contentSize.height = 1000
    scroller.addSubview(shared)
    finger.down(50, 90)
    finger.move(50, 60)
    #expect(shared.contentOffset.y == 20 && scroller.contentOffset.y == 20)
  }

  @Test func `a scroll view that goes while it is dragged or on its way leaks nothing`() {
    expectNoLeaks { tracker in
      for waits in [false, true] {
        let scroller = tracker.track(UIKitScrollingTests.scroller())
        tracker.track(scroller.panGestureRecognizer)
        let finger = TouchDriver(showing: scroller)
        tracker.track(finger.window)
        finger.down(50, 90)
        finger.slide(to: 50, 30)
        if waits { finger.up(50, 30) }
      }
    }
    Headless.runUntilIdle()
  }
}
