extension UIView {
  /// How often one layout pass starts over before it gives up.
  private static var passLimit: Int { 100 }

  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    carryPendingLayoutUp()
  }

  /// Tells the ancestors that something below them needs layout, up to the first that knows.
  func carryPendingLayoutUp() {
    guard flags.contains(.needsLayout) || flags.contains(.needsLayoutBelow) else { return }
    var view = storedSuperview
    while let above = view, !above.flags.contains(.needsLayoutBelow) {
      above.flags.insert(.needsLayoutBelow)
      view = above.storedSuperview
    }
  }

  func layoutNowIfNeeded() {
    var top = self
    while let above = top.storedSuperview, above.flags.contains(.needsLayout) { top = above }
    top.runLayoutPass()
  }

  /// Lays out this view and those below that need it, parents before children, the hindmost sibling
  /// first, until nothing is pending.
  func runLayoutPass() {
    for _ in 0..<UIView.passLimit {
      guard flags.contains(.needsLayout) || flags.contains(.needsLayoutBelow) else { return }
      layoutSubtree()
    }
    if flags.contains(.needsLayout) || flags.contains(.needsLayoutBelow) {
      Headless.report(.layoutDoesNotSettle(view: misuseName, passes: UIView.passLimit))
    }
  }

  private func layoutSubtree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      performLayout()
    }
    guard flags.contains(.needsLayoutBelow) else { return }
    flags.remove(.needsLayoutBelow)
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.layoutSubtree()
    }
  }

  /// The layout of one view: what comes before it, the controller's callbacks, `layoutSubviews`.
  private func performLayout() {
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }
}
