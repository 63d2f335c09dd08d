import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ScrollAnimationTests {
  let log: EventLog
  let recorder: ScrollRecorder

  init() {
    log = EventLog()
    recorder = ScrollRecorder(log)
  }

  @Test func `an animated change goes step by step and tells its end once`() {
    let scroller = scroller(recorder)
    var offsets: [CGFloat] = []
    recorder.notesOffsets = false
    recorder.whenScrolled = { offsets.append($0.contentOffset.y) }
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroller.isScrollAnimating)
    #expect(scroller.contentOffset.y == 0)
    Headless.clock.advance(by: 0.15)
    #expect((200...400).contains(scroller.contentOffset.y))
    #expect(log.take() == [])
    Headless.clock.advance(by: 0.2)
    #expect(scroller.contentOffset.y == 600)
    #expect(offsets == offsets.sorted() && offsets.count == 18)
    #expect(log.take() == ["ended animation"])
    #expect(!scroller.isScrollAnimating)
    #expect(Headless.clock.isIdle)
  }

  @Test func `a change that is none tells nobody`() {
    let scroller = scroller(recorder)
    scroller.setContentOffset(.zero, animated: true)
    scroller.setContentOffset(.zero, animated: false)
    #expect(Headless.clock.isIdle)
    #expect(log.take() == [])
  }

  @Test func `a change without animation is made and told at once`() {
    let scroller = scroller(recorder)
    scroller.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    #expect(log.take() == ["scrolled to 0.0, 7.0"])
    #expect(Headless.clock.isIdle)
  }

  @Test func `with animations off it is over at once`() {
    let scroller = scroller(recorder)
    UIView.performWithoutAnimation {
      scroller.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    }
    #expect(log.take() == ["scrolled to 0.0, 7.0", "ended animation"])
    #expect(!scroller.isScrollAnimating)
  }

  @Test func `another animation takes over from where the first has come`() {
    let scroller = scroller(recorder)
    recorder.notesOffsets = false
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    Headless.clock.advance(by: 0.1)
    scroller.setContentOffset(.zero, animated: true)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset == .zero)
    #expect(log.take() == ["ended animation"])
  }

  @Test(arguments: [0, 1, 2])
  func `whatever sets the offset or stops the movement ends an animation untold`(how: Int) {
    let scroller = scroller(recorder)
    recorder.notesOffsets = false
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    Headless.clock.advance(by: 0.1)
    switch how {
    case 0: scroller.contentOffset.y = 33
    case 1: scroller.setContentOffset(CGPoint(x: 0, y: 33), animated: false)
    default: scroller.stopScrollingAndZooming()
    }
    let offset = scroller.contentOffset
    #expect(how == 2 ? offset.y > 50 : offset.y == 33)
    #expect(!scroller.isScrollAnimating)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset == offset)
    #expect(log.take() == [])
  }

  @Test func `a delegate may turn the movement round while it is told of it`() {
    let scroller = scroller(recorder)
    recorder.notesOffsets = false
    recorder.whenScrolled = { scroller in
      guard scroller.contentOffset.y == 600 else { return }
      recorder.whenScrolled = nil
      scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    }
    scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 50)
    #expect(log.take() == ["ended animation"])
  }

  @Test func `windows are laid out after each step`() {
    final class Sticky: UIScrollView {
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(contentOffset.y)
      }
    }
    let scroller = Sticky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow()
    window.addSubview(scroller)
    window.isHidden = false
    Headless.runUntilIdle()
    scroller.seen = []
    scroller.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    Headless.runUntilIdle()
    #expect(scroller.seen.count == 18)
    #expect(scroller.seen.last == 100)
  }

  @Test func `a scroll view dies on its way and with its guides`() {
    expectNoLeaks { tracker in
      let recorder = tracker.track(ScrollRecorder(log))
      let scroller = tracker.track(scroller(recorder))
      tracker.track(scroller.contentLayoutGuide)
      tracker.track(scroller.frameLayoutGuide)
      scroller.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      Headless.clock.advance(by: 0.1)
    }
    Headless.runUntilIdle()
  }
}
