extension UIView {
  /// The one place where a view enters a superview, leaves one, or passes from one to another.
  ///
  /// Going from one superview to another is a single move, so that whatever mirrors the hierarchy sees
  /// one change. The only client code that runs in here is that of listeners to the environment, at
  /// the end, when the hierarchy is whole again. The index counts the new superview's subviews without
  /// this view; both superviews may be the same.
  func structurallyMove(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = storedSuperview
    if oldSuperview !== newSuperview { constraintsWillMove() }
    if let oldSuperview,
      let position = oldSuperview.storedSubviews.firstIndex(where: { $0 === self })
    {
      oldSuperview.changeSubviews { $0.remove(at: position) }
    }
    newSuperview?.changeSubviews { $0.insert(self, at: index) }
    if oldSuperview !== newSuperview {
      storedSuperview = newSuperview
      constraintsDidMove()
    }
    moveTraitNode(to: newSuperview, at: index)
    relinkEnvironment()
  }

  /// The list is out of the view while it changes. So no access to the property has calls within, and
  /// the compiler knows that nobody who reads it need be checked for overlapping a change.
  private func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews = storedSubviews
    storedSubviews = []
    change(&subviews)
    storedSubviews = subviews
  }
}
