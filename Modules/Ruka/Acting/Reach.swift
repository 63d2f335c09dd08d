import UIKit

extension UIView {
  /// Where a finger that means the view would touch its window.
  func reachablePoint() throws(RukaError) -> CGPoint {
    Headless.layOutAllWindows()
    guard let window, visibility.isVisible else {
      throw .unreachable(
        element: summary, reason: visibility.reason ?? "in no window", tree: screenTree)
    }
    if isDisabled { throw .disabled(element: summary, tree: screenTree) }
    let seen = seenRectangle
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    if let cover = window.windowAbove(at: middle) {
      throw .unreachable(
        element: summary, reason: "covered by \(cover.misuseName)", tree: screenTree)
    }
    if role == .cell || self is UIControl,
      let point = pointBesideControls(in: seen, of: window)
    {
      return point
    }
    let hit = window.hitTest(middle, with: nil)
    guard let hit, isMeant(byTouching: hit) else {
      throw .unreachable(
        element: summary, reason: reason(ofTouching: hit), tree: screenTree)
    }
    if !hit.isDescendant(of: self), hit.isDisabled {
      throw .disabled(element: hit.summary, tree: screenTree)
    }
    return middle
  }

  /// The screen that the view is on, as text.
  var screenTree: String { window?.treeOfScreen ?? "(no window)" }

  /// Whether a touch on the view that was hit is one on this view: it is a part of this one, or takes
  /// the touch only because this one takes none, as a cell does for a label in it, and a control for its
  /// parts.
  private func isMeant(byTouching hit: UIView) -> Bool {
    if hit.isDescendant(of: self) { return true }
    guard isDescendant(of: hit) else { return false }
    let passedOver = sequence(first: self, next: \.superview).prefix { $0 !== hit }
    return (hit is UIControl || passedOver.contains { !$0.isUserInteractionEnabled })
      && !passedOver.contains(where: \.takesTouches)
  }

  /// Whether a person who touches the view means it and not what it lies on.
  private var takesTouches: Bool {
    self is UIControl || self is UITextView || role == .cell || !interactions.isEmpty
      || gestureRecognizers?.contains(where: \.isEnabled) == true
  }

  /// Why a touch in the middle of the view is not one on it.
  private func reason(ofTouching hit: UIView?) -> String {
    let meant = sequence(first: self, next: \.superview).first(where: \.takesTouches)
    let deaf = meant.flatMap { meant in
      sequence(first: meant, next: \.superview).first { !$0.isUserInteractionEnabled }
    }
    if let deaf {
      return "\(deaf === self ? "it" : deaf.misuseName) does not take touches"
    }
    guard let hit else { return "nothing there takes touches" }
    return isDescendant(of: hit)
      ? "a touch there is one on \(hit.summary)" : "covered by \(hit.summary)"
  }

  /// Where a finger touches a cell or a control but none of the controls in it: in the middle, else
  /// beside it.
  private func pointBesideControls(in seen: CGRect, of window: UIWindow) -> CGPoint? {
    for part in [0.5, 0.25, 0.75, 0.05, 0.95] {
      let point = CGPoint(x: seen.minX + seen.width * part, y: seen.midY)
      guard let hit = window.hitTest(point, with: nil), isMeant(byTouching: hit) else { continue }
      let path = sequence(first: hit, next: \.superview).prefix { $0 !== self }
      if !path.contains(where: { $0 is UIControl }) { return point }
    }
    return nil
  }
}

extension UIWindow {
  /// The window of a higher level, such as one for notices over everything, that would take a touch
  /// there. The screens of other apps are none.
  fileprivate func windowAbove(at point: CGPoint) -> UIWindow? {
    windowScene?.windows.first { window in
      window.windowLevel.rawValue > windowLevel.rawValue
        && !(window is AppWindow)
        && window.hitTest(window.convert(point, from: self), with: nil) != nil
    }
  }
}
