// Apple allows overriding these too; here they are not part of the class body, which is long enough.
extension UIView {
  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps the subviews at two indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Whether this view is `view` or lies anywhere below it.
  public func isDescendant(of view: UIView) -> Bool { isBelowOrEqual(to: view) }

  /// A number by which ``viewWithTag(_:)`` finds the view; 0 by default.
  public var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { ensureRare().tag = newValue } }
  }

  /// The first view with the tag in pre-order, this one included.
  public func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
}
