import Foundation

extension UIView {
  func setHidden(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else { return }
    storedIsHidden = isHidden
    storedSuperview?.subviewDidChangeVisibility(self)
  }

  func markNeedsDisplay(_ rect: CGRect) {
    let isWhole = rect == bounds
    if pending.contains(.display) {
      // No recorded rectangle means all of it.
      guard let waiting = rare?.displayRect else { return }
      rare?.displayRect = isWhole ? nil : waiting.union(rect)
      return
    }
    if !isWhole { ensureRare().displayRect = rect }
    pending.insert(.display)
    carryPendingWorkUp()
  }

  /// Draws what needs it here and below, parents before children, the hindmost sibling first.
  ///
  /// What is hidden, transparent or empty is left waiting, as it shows nothing.
  func runDisplayPass() {
    guard !isHidden, alpha > 0 else { return }
    if pending.contains(.display), !bounds.isEmpty {
      pending.remove(.display)
      let rect = takeDisplayRect()
      if !rect.isEmpty { traitNode.track(.draw, of: self) { draw(rect) } }
    }
    guard pending.contains(.displayBelow) else { return }
    pending.remove(.displayBelow)
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.runDisplayPass()
      if subview.pending.meets(.anyDisplay) { pending.insert(.displayBelow) }
    }
  }

  private func takeDisplayRect() -> CGRect {
    guard let rect = rare?.displayRect else { return bounds }
    rare?.displayRect = nil
    return rect.intersection(bounds)
  }
}
