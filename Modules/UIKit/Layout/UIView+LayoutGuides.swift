extension UIView {
  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide, which the view keeps alive, taking it from the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self, layoutGuide.kind == .custom else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    ensureConstraintState().guides.append(layoutGuide)
    layoutGuide.storedOwner = self
  }

  /// Removes a guide and the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, let state = constraintState,
      let index = state.guides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    for view in sequence(first: self, next: { $0.storedSuperview }) {
      for constraint in view.constraints
      where constraint.items.contains(where: { $0 === layoutGuide.item }) {
        constraint.deactivate()
      }
    }
    layoutRoot.constraintState?.engine?.unregister(layoutGuide.item)
    state.guides.remove(at: index)
    layoutGuide.storedOwner = nil
  }

  /// The rectangle inside the view's ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = ensureConstraintState()
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide(kind: .margins, owner: self, identifier: "UIViewLayoutMarginsGuide")
    state.marginsGuide = guide
    return guide
  }

  /// The rectangle inside the view's ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = ensureConstraintState()
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide(
      kind: .safeArea, owner: self, identifier: "UIViewSafeAreaLayoutGuide")
    state.safeAreaGuide = guide
    return guide
  }

  /// The rectangle inside the margins, no wider than is good to read: 672 points, centered.
  public var readableContentGuide: UILayoutGuide {
    let state = ensureConstraintState()
    if let guide = state.readableGuide { return guide }
    let guide = UILayoutGuide(
      kind: .readable, owner: self, identifier: "UIViewReadableContentGuide")
    state.readableGuide = guide
    return guide
  }
}
