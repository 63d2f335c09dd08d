/// What a view holds for layout by constraints; allocated when first needed.
@MainActor final class ConstraintState {
  /// The active constraints that belong to the view, in the order of activation.
  var held: [NSLayoutConstraint] = []
  /// The guides that the program added.
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// Whether there are guides that follow from the view's margins or safe area.
  var hasRuledGuides: Bool {
    marginsGuide != nil || safeAreaGuide != nil || readableGuide != nil
  }
  /// Solves the constraints of the whole hierarchy; only the topmost view has one.
  var engine: LayoutEngine?
  /// Whether there are constraints here or below that no engine knows of; only of a topmost view.
  var needsEntry = false
}

extension UIView {
  func ensureConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let created = ConstraintState()
    constraintState = created
    return created
  }

  func ensureLayoutItem() -> LayoutItem {
    if let layoutItem { return layoutItem }
    let created = LayoutItem(view: self)
    layoutItem = created
    return created
  }

  /// The engine of this topmost view, which knows all constraints of the hierarchy; nil if there
  /// are none.
  var engineOfRoot: LayoutEngine? {
    guard let state = constraintState else { return nil }
    guard state.needsEntry else { return state.engine }
    state.needsEntry = false
    let engine = state.engine ?? LayoutEngine(root: self)
    state.engine = engine
    engine.enter(self)
    return engine
  }

  /// Notes on this topmost view that a subtree brings constraints, for its engine or for one to be
  /// made.
  func noteEntry(of subtree: UIView) {
    let state = ensureConstraintState()
    if let engine = state.engine, !state.needsEntry {
      engine.enter(subtree)
    } else {
      state.needsEntry = true
      pending.insert(.constraintsBelow)
    }
  }
}

extension LayoutItem {
  /// The engine of the hierarchy that the item lies in, solved up to date.
  var engineInUse: LayoutEngine? {
    guard let engine = containerView?.layoutRoot.engineOfRoot else { return nil }
    engine.solveIfNeeded()
    return engine
  }
}
