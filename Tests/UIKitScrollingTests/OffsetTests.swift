import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct OffsetTests {
  let log: EventLog
  let recorder: ScrollRecorder

  init() {
    log = EventLog()
    recorder = ScrollRecorder(log)
  }

  @Test func `the offset is the origin of the bounds and moves the content`() {
    let scroller = scroller(recorder)
    let frame = UIView()
    frame.addSubview(scroller)
    let page = UIView(frame: CGRect(x: 0, y: 250, width: 100, height: 10))
    scroller.addSubview(page)
    scroller.contentOffset = CGPoint(x: 0, y: 200)
    #expect(scroller.bounds == CGRect(x: 0, y: 200, width: 100, height: 100))
    #expect(page.convert(page.bounds, to: frame).minY == 50)
    scroller.bounds.origin.y = 100
    #expect(scroller.contentOffset.y == 100)
    scroller.contentOffset.y = 100
    #expect(log.take() == ["scrolled to 0.0, 200.0", "scrolled to 0.0, 100.0"])
  }

  @Test func `content outside the bounds is clipped and cannot be touched`() {
    let scroller = scroller()
    let button = UIButton(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
    scroller.addSubview(button)
    #expect(scroller.clipsToBounds)
    #expect(scroller.hitTest(CGPoint(x: 10, y: 160), with: nil) == nil)
    scroller.contentOffset.y = 100
    #expect(scroller.hitTest(CGPoint(x: 10, y: 160), with: nil) === button)
  }

  @Test func `each change of the offset asks for one layout`() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scroller = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.layoutIfNeeded()
    scroller.layouts = 0
    scroller.contentOffset.y = 5
    scroller.contentOffset.y = 10
    #expect(scroller.layouts == 0)
    scroller.layoutIfNeeded()
    scroller.contentOffset.y = 10
    scroller.layoutIfNeeded()
    #expect(scroller.layouts == 1)
  }

  @Test func `a subclass sees each change through its override of the offset`() {
    final class Watching: UIScrollView {
      var seen: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { seen.append(contentOffset.y) } }
    }
    let scroller = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    Headless.runUntilIdle()
    #expect(scroller.seen.last == 40)
    #expect(scroller.seen.count > 10)
  }

  @Test func `the program may scroll to where there is no content`() {
    let scroller = scroller()
    scroller.contentOffset = CGPoint(x: -20, y: 5000)
    #expect(scroller.contentOffset == CGPoint(x: -20, y: 5000))
  }

  @Test func `content that shrinks takes the offset along`() {
    let scroller = scroller(recorder)
    scroller.contentOffset.y = 900
    _ = log.take()
    scroller.contentSize.height = 500
    #expect(scroller.contentOffset.y == 400)
    scroller.contentSize.height = 50
    #expect(scroller.contentOffset.y == 0)
    scroller.contentSize.height = 500
    #expect(log.take() == ["scrolled to 0.0, 400.0", "scrolled to 0.0, 0.0"])
  }

  @Test func `a view that grows past the end of its content takes the offset along`() {
    let scroller = scroller()
    scroller.contentOffset.y = 900
    scroller.frame.size.height = 300
    #expect(scroller.contentOffset.y == 700)
  }

  @Test func `an offset or a size that cannot be is reported and not taken`() {
    let scroller = scroller()
    scroller.contentOffset.y = 10
    let reports = reports {
      scroller.contentOffset.y = .nan
      scroller.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      scroller.contentSize = CGSize(width: -1, height: 0)
      scroller.contentSize.height = .infinity
    }
    #expect(
      reports == [
        .geometryNotFinite(view: "UIScrollView", property: "bounds"),
        .geometryNotFinite(view: "UIScrollView", property: "contentOffset"),
        .geometryNotFinite(view: "UIScrollView", property: "contentSize"),
        .geometryNotFinite(view: "UIScrollView", property: "contentSize"),
      ])
    #expect(scroller.contentOffset.y == 10)
    #expect(scroller.contentSize == CGSize(width: 100, height: 1000))
    #expect(!scroller.isScrollAnimating)
  }

  @Test func `a rectangle is scrolled to as little as shows it`() {
    let scroller = scroller(recorder)
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scroller.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scroller.contentOffset.y
    }
    #expect(show(20, 80) == 0)
    #expect(show(300, 50) == 250)
    #expect(show(260, 20) == 250)
    #expect(show(240, 20) == 240)
    #expect(show(600, 200) == 600)
    #expect(show(700, 0) == 600)
    #expect(show(990, 50) == 900)
    #expect(log.take().count == 4)
  }

  @Test func `a rectangle is shown between the insets`() {
    let scroller = scroller()
    scroller.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 300, width: 1, height: 50), animated: false)
    #expect(scroller.contentOffset.y == 270)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 50), animated: false)
    #expect(scroller.contentOffset.y == -10)
  }

  @Test func `smaller content is aligned as asked`() {
    let scroller = scroller(content: CGSize(width: 50, height: 40))
    #expect(scroller.contentOffset == .zero)
    scroller.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scroller.contentOffset == CGPoint(x: -25, y: -60))
    scroller.contentSize.width = 90
    #expect(scroller.contentOffset == CGPoint(x: -5, y: -60))
  }
}
