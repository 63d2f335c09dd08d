import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ScrollToTopTests {
  let log: EventLog
  let recorder: ScrollRecorder
  let scroller: UIScrollView
  let window: UIWindow

  init() {
    log = EventLog()
    recorder = ScrollRecorder(log)
    recorder.notesOffsets = false
    scroller = UIKitScrollingTests.scroller(recorder)
    let root = UIViewController()
    root.view.addSubview(scroller)
    window = showInWindow(root)
    scroller.contentInset.top = 20
    scroller.contentOffset.y = 500
    _ = log.take()
  }

  @Test func `a tap on the status bar scrolls to the top`() {
    #expect(Headless.tapStatusBar())
    #expect(log.take() == ["should scroll to top"])
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == -20)
    #expect(log.take() == ["scrolled to top"])
    #expect(!Headless.tapStatusBar())
    #expect(log.take() == [])
  }

  @Test func `the delegate or the scroll view may refuse`() {
    recorder.mayScrollToTop = false
    #expect(!Headless.tapStatusBar())
    recorder.mayScrollToTop = true
    scroller.scrollsToTop = false
    #expect(!Headless.tapStatusBar())
    #expect(scroller.contentOffset.y == 500)
  }

  @Test func `of several scroll views none scrolls, unless one alone is visible`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scroller.superview?.addSubview(other)
    #expect(!Headless.tapStatusBar())
    other.isHidden = true
    #expect(Headless.tapStatusBar())
  }

  @Test func `without a window nothing scrolls`() {
    window.isHidden = true
    #expect(!Headless.tapStatusBar())
  }
}
