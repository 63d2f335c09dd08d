import Foundation

extension UIScrollView {
  /// Puts a control above the content, in place of the former.
  func replaceRefreshControl(_ former: UIRefreshControl?) {
    guard former !== refreshControl else { return }
    if let former {
      former.scroller = nil
      former.removeFromSuperview()
      setRefreshRoom(0)
    }
    guard let control = refreshControl else { return }
    control.scroller?.refreshControl = nil
    control.scroller = self
    control.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    insertSubview(control, at: 0)
    if control.isRefreshing { makeRoomForRefresh(UIRefreshControl.height) }
  }

  /// Tells the control of a drag how far the content is pulled down.
  func pullRefreshControl() {
    guard let refreshControl, drag != nil else { return }
    refreshControl.contentIsPulled(by: offsetRange.lowest.y - contentOffset.y)
  }

  /// Lets the content rest below the control; it stays where it is.
  func makeRoomForRefresh(_ height: CGFloat) { setRefreshRoom(height) }

  /// Takes back the room, and brings content that has no other place back to where it rests.
  func takeRoomFromRefresh() {
    setRefreshRoom(0)
    guard !isTracking, !isDecelerating else { return }
    let place = offsetRange.clamp(contentOffset)
    if place != contentOffset { animateOffset(to: place) { _ in } }
  }

  private func setRefreshRoom(_ height: CGFloat) {
    guard height != refreshRoom else { return }
    storedAdjustedInset.top += height - refreshRoom
    refreshRoom = height
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
