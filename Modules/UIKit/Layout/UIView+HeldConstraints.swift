// Apple allows overriding these too; here they are not part of the class body, which is long
// enough.
extension UIView {
  /// Activates a constraint as this view's own; this view must be above both its items, or one of
  /// them.
  public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints as this view's own.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }

  /// Deactivates a constraint of this view; others are left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints of this view; others are left alone.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// Whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }

  /// Calls ``updateConstraints()`` now where it is due, here and below, children before parents.
  public func updateConstraintsIfNeeded() { updateDueConstraints() }
}
