import Foundation

extension Headless {
  /// Does what a tap on the status bar does: scrolls to the top, with an animation, the one scroll view
  /// that is for it, and says whether there is one.
  ///
  /// That is the only visible scroll view of the key window that `scrollsToTop` and is not at its top,
  /// if its delegate agrees. Where there are several, nothing scrolls, as UIKit documents.
  @discardableResult
  public static func tapStatusBar() -> Bool {
    guard let window = UIApplication.shared.keyWindowOfAll else { return false }
    window.runLayoutPass()
    var found: [UIScrollView] = []
    window.collectScrollersToTop(into: &found)
    guard found.count == 1, let scroller = found.first else { return false }
    return scroller.scrollToTopByUser()
  }
}

extension UIView {
  fileprivate func collectScrollersToTop(into found: inout [UIScrollView]) {
    guard !isHidden, alpha >= UIView.smallestTouchableAlpha else { return }
    if let scroller = self as? UIScrollView, scroller.scrollsToTop, scroller.isScrollEnabled {
      found.append(scroller)
    }
    for subview in storedSubviews { subview.collectScrollersToTop(into: &found) }
  }
}

extension UIScrollView {
  fileprivate func scrollToTopByUser() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: offsetRange.lowest.y)
    guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    stopDecelerating()
    stopScrollAnimation()
    animateOffset(to: top) { $0.delegate?.scrollViewDidScrollToTop($0) }
    return true
  }
}
