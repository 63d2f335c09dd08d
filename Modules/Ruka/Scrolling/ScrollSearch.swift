import Foundation
import UIKit

/// A search through everything that a view shows as it is scrolled, a screen at a time.
@MainActor
struct ScrollSearch {
  private let scrollView: UIScrollView
  private let screens: Int
  private let isFound: () -> Bool

  init(_ scrollView: UIScrollView, screens: Int, isFound: @escaping () -> Bool) {
    self.scrollView = scrollView
    self.screens = screens
    self.isFound = isFound
  }

  /// Scrolls from where the view is to its end, then from its start to there, and says whether the
  /// search was met with success: the view then rests there. Else it is where it was.
  func run(_ perform: (() -> Void) -> Void) -> Bool {
    let start = scrollView.contentOffset
    for axis in [Axis.vertical, .horizontal] where axis.room(in: scrollView) > 0 {
      if go(along: axis, to: .infinity, perform) { return true }
      move(to: axis.placing(axis.range(in: scrollView).lowerBound, in: start), perform)
      if isFound() || go(along: axis, to: axis.part(of: start), perform) { return true }
      move(to: start, perform)
    }
    return false
  }

  /// Goes on along the axis until there is no more, and says whether the search ended before.
  private func go(along axis: Axis, to end: CGFloat, _ perform: (() -> Void) -> Void) -> Bool {
    for _ in 0..<screens {
      let offset = scrollView.contentOffset
      let now = axis.part(of: offset)
      let next = min(now + axis.step(in: scrollView), axis.range(in: scrollView).upperBound)
      guard next > now, now < end else { return false }
      move(to: axis.placing(next, in: offset), perform)
      if isFound() { return true }
    }
    return false
  }

  private func move(to offset: CGPoint, _ perform: (() -> Void) -> Void) {
    perform { scrollView.setContentOffset(offset, animated: false) }
  }
}

/// One of the two ways in which content is scrolled.
@MainActor
private enum Axis {
  case vertical
  case horizontal

  func part(of offset: CGPoint) -> CGFloat { self == .vertical ? offset.y : offset.x }

  func placing(_ part: CGFloat, in offset: CGPoint) -> CGPoint {
    self == .vertical ? CGPoint(x: offset.x, y: part) : CGPoint(x: part, y: offset.y)
  }

  /// The offsets at which the content rests.
  func range(in view: UIScrollView) -> ClosedRange<CGFloat> {
    let insets = view.adjustedContentInset
    let (start, end) =
      switch self {
      case .vertical:
        (-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      case .horizontal:
        (-insets.left, view.contentSize.width + insets.right - view.bounds.width)
      }
    return start...max(start, end)
  }

  func room(in view: UIScrollView) -> CGFloat {
    let range = range(in: view)
    return range.upperBound - range.lowerBound
  }

  /// Nine tenths of what is seen at a time, so that nothing falls between two steps.
  func step(in view: UIScrollView) -> CGFloat {
    let insets = view.adjustedContentInset
    let seen =
      self == .vertical
      ? view.bounds.height - insets.top - insets.bottom
      : view.bounds.width - insets.left - insets.right
    return max(1, seen * 0.9)
  }
}
