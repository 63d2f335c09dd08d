extension UIView {
  /// How often one layout pass starts over before it gives up.
  private static var passLimit: Int { 100 }

  private var needsLayoutHereOrBelow: Bool {
    pending.meets(.anyLayout)
  }

  private var needsConstraintsHereOrBelow: Bool {
    pending.meets(.anyConstraints)
  }

  func markNeedsLayout() {
    guard !pending.contains(.layout) else { return }
    pending.insert(.layout)
    carryPendingWorkUp()
  }

  func layoutNowIfNeeded() {
    prepareConstraints()
    var top = self
    while let above = top.storedSuperview, above.pending.contains(.layout) { top = above }
    top.runLayoutPass()
  }

  /// Lays out this view and those below that need it, parents before children, the hindmost sibling
  /// first, until nothing is pending.
  func runLayoutPass() {
    traitNode.update()
    for _ in 0..<UIView.passLimit {
      guard needsLayoutHereOrBelow || needsConstraintsHereOrBelow else { return }
      prepareConstraints()
      layoutSubtree()
    }
    if needsLayoutHereOrBelow || needsConstraintsHereOrBelow {
      Headless.report(.layoutDoesNotSettle(view: misuseName, passes: UIView.passLimit))
    }
  }

  private func layoutSubtree() {
    if pending.contains(.layout) {
      traitNode.update()
      pending.remove(.layout)
      performLayout()
    }
    guard pending.contains(.layoutBelow) else { return }
    pending.remove(.layoutBelow)
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.layoutSubtree()
    }
  }

  /// The layout of one view between its controller's callbacks.
  private func performLayout() {
    let controller = owningController
    controller?.track(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
    controller?.layOutUnavailableContent()
    traitNode.track(.layoutSubviews, of: self) { layoutSubviews() }
    controller?.track(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
  }
}
