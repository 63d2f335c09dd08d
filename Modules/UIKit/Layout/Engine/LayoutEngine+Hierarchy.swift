/// Views that enter and leave the hierarchy.
extension LayoutEngine {
  /// Notes the constraints that a view and those below it hold, and the views that only constraints
  /// lay out.
  func enter(_ view: UIView) {
    var hasFound = false
    view.visitSubtree { visited in
      if let held = visited.constraintState?.held, !held.isEmpty {
        additions += held
        hasFound = true
      }
      if visited.layoutItem?.isConstrained ?? false, visited !== root {
        newcomers.append(visited)
        hasFound = true
      }
    }
    if hasFound { noteWork() }
  }

  /// Takes what a view and those below it hold out of the solver. Says whether there was anything.
  func leave(_ view: UIView) -> Bool {
    var items: [LayoutItem] = []
    var hasFound = false
    view.visitSubtree { visited in
      for constraint in visited.constraintState?.held ?? [] {
        removed(constraint)
        hasFound = true
      }
      items += visited.ownLayoutItems
      hasFound = hasFound || visited.layoutItem?.isConstrained ?? false
    }
    for item in items { dropRules(of: item) }
    for item in items { unregister(item) }
    if !newcomers.isEmpty { newcomers.removeAll { $0.isBelowOrEqual(to: view) } }
    return hasFound
  }
}

extension UIView {
  fileprivate func visitSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in storedSubviews { subview.visitSubtree(body) }
  }

  /// The items of the view's guides and, after them, its own.
  fileprivate var ownLayoutItems: [LayoutItem] {
    guard let layoutItem else { return [] }
    guard let state = constraintState else { return [layoutItem] }
    let ruled = [state.marginsGuide, state.safeAreaGuide, state.readableGuide].compactMap { $0 }
    return (state.guides + ruled).map(\.item) + [layoutItem]
  }
}

extension UIView {
  /// Prepares for a move to another superview, or to none: constraints above the view that speak of
  /// it or of what is below it end.
  func constraintsWillMove() {
    guard let superview = storedSuperview else { return }
    for ancestor in sequence(first: superview, next: { $0.storedSuperview }) {
      guard let held = ancestor.constraintState?.held else { continue }
      for constraint in held where constraint.mentions(below: self) { constraint.deactivate() }
    }
    guard let state = layoutRoot.constraintState else { return }
    let hasConstraints = state.engine?.leave(self) ?? false
    if hasConstraints || state.needsEntry {
      // It is the topmost view of its own now.
      ensureConstraintState().needsEntry = true
    }
  }

  /// Takes the view into its new hierarchy.
  func constraintsDidMove() {
    guard let state = constraintState, state.engine != nil || state.needsEntry,
      storedSuperview != nil
    else { return }
    state.engine = nil
    state.needsEntry = false
    layoutRoot.noteEntry(of: self)
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(below view: UIView) -> Bool {
    items.contains { $0.containerView?.isBelowOrEqual(to: view) ?? false }
  }
}
