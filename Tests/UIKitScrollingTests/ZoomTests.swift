import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ZoomTests {
  final class Zoomer: NSObject, UIScrollViewDelegate {
    let log: EventLog
    let page: UIView?
    init(_ log: EventLog, _ page: UIView?) {
      self.log = log
      self.page = page
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.note("begins")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.note("zoomed") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.note("ended at \(scale)")
    }
  }

  let log = EventLog()
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let zoomer: Zoomer
  let fingers: TouchDriver

  init() {
    zoomer = Zoomer(log, page)
    scroller.addSubview(page)
    scroller.contentSize = page.frame.size
    scroller.delegate = zoomer
    scroller.minimumZoomScale = 0.5
    scroller.maximumZoomScale = 4
    fingers = TouchDriver(showing: scroller)
  }

  @Test func `a scale enlarges the content about the middle of what shows`() {
    scroller.contentOffset = CGPoint(x: 50, y: 50)
    scroller.zoomScale = 2
    #expect(scroller.zoomScale == 2)
    #expect(page.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(scroller.contentSize == CGSize(width: 400, height: 400))
    #expect(scroller.contentOffset == CGPoint(x: 150, y: 150))
    #expect(log.take() == ["zoomed"])
    scroller.zoomScale = 9
    #expect(scroller.zoomScale == 4)
    scroller.zoomScale = 0.1
    #expect(scroller.zoomScale == 0.5)
    #expect(scroller.contentOffset == .zero)
    let reports = reports { scroller.zoomScale = -1 }
    #expect(reports.count == 1)
    #expect(scroller.zoomScale == 0.5)
  }

  @Test func `an animated zoom tells of beginning, steps and end`() {
    scroller.setZoomScale(2, animated: true)
    #expect(scroller.isZoomAnimating && !scroller.isZooming)
    Headless.runUntilIdle()
    let events = log.take()
    #expect(events.first == "begins" && events.last == "ended at 2.0")
    #expect(events.filter { $0 == "zoomed" }.count > 10)
    #expect(!scroller.isZoomAnimating)
    scroller.setZoomScale(1, animated: true)
    Headless.clock.advance(by: 0.1)
    scroller.stopScrollingAndZooming()
    #expect(log.take().last?.hasPrefix("ended") == true)
    #expect((1...2).contains(scroller.zoomScale) && scroller.zoomScale != 1)
  }

  @Test func `a rectangle is zoomed to`() {
    scroller.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25), animated: false)
    #expect(scroller.zoomScale == 2)
    #expect(scroller.contentOffset == CGPoint(x: 200, y: 175))
    scroller.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 10), animated: false)
    #expect(scroller.zoomScale == 2)
  }

  @Test func `fingers zoom, and beyond the limits the content comes back`() {
    fingers.down(40, 50)
    fingers.down(60, 50, finger: 1)
    fingers.move(20, 50)
    #expect(scroller.isZooming)
    #expect(scroller.zoomScale == 2)
    fingers.move(0, 50)
    fingers.move(99, 50, finger: 1)
    #expect(scroller.zoomScale > 4 && scroller.zoomScale < 5)
    fingers.up(0, 50)
    #expect(scroller.isZoomBouncing)
    fingers.up(99, 50, finger: 1)
    Headless.runUntilIdle()
    #expect(scroller.zoomScale == 4)
    let events = log.take()
    #expect(events.first == "begins" && events.last == "ended at 4.0")
    #expect(events.filter { $0.hasPrefix("ended") }.count == 1)
  }

  @Test func `without limits apart or a view to zoom nothing zooms`() {
    scroller.maximumZoomScale = 0.5
    #expect(scroller.pinchGestureRecognizer == nil)
    scroller.maximumZoomScale = 4
    #expect(scroller.pinchGestureRecognizer != nil)
    scroller.delegate = nil
    scroller.zoomScale = 2
    #expect(scroller.zoomScale == 1)
    #expect(page.transform.isIdentity)
    fingers.down(40, 50)
    fingers.down(60, 50, finger: 1)
    fingers.move(20, 50)
    #expect(!scroller.isZooming)
    #expect(log.take() == [])
  }
}
