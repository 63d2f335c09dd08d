import TestSupport
import UIKit

/// Notes what a scroll view tells its delegate; scrolling with the offset, unless that is unwanted.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  let log: EventLog
  var notesOffsets = true
  var mayScrollToTop = true
  /// Answers where a drag is to come to rest.
  var target: ((CGPoint) -> CGPoint)?
  var whenScrolled: ((UIScrollView) -> Void)?

  init(_ log: EventLog) {
    self.log = log
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if notesOffsets {
      log.note("scrolled to \(scrollView.contentOffset.x), \(scrollView.contentOffset.y)")
    }
    whenScrolled?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.note("begins dragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.note("will end dragging")
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.note("ended dragging, \(decelerate ? "goes on" : "rests")")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.note("begins decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.note("ended decelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("ended animation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.note("should scroll to top")
    return mayScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    log.note("scrolled to top")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.note("adjusted inset changed")
  }
}

/// A scroll view of 100 by 100 points with the content.
@MainActor func scroller(
  content: CGSize = CGSize(width: 100, height: 1000), _ delegate: ScrollRecorder? = nil
) -> UIScrollView {
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroller.contentSize = content
  scroller.delegate = delegate
  return scroller
}
