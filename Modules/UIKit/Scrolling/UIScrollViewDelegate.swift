public import Foundation

/// Decides about, and is told of, the scrolling of a scroll view.
///
/// Off Apple platforms a protocol's requirements cannot be optional; each has a default that does what
/// UIKit does where the method is missing. A method whose name or labels differ in the least is
/// another method, and is never called.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user starts to drag the content, which has not moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user lifts the finger after a drag.
  ///
  /// The velocity is in points per millisecond. The content will come to rest at the target, which may
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The user has lifted the finger after a drag; the content may go on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on moving after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset by the program is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top; `true` unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Scrolling to the top after a tap on the status bar is over.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view that is scaled when the content is zoomed; `nil`, for none, unless implemented.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Zooming starts.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The zoom scale has changed, whoever changed it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Zooming is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
