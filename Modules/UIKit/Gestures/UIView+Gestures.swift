extension UIView {
  /// The recognizers that were added to the view, in order, or `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set {
      let former = gestureRecognizers ?? []
      let wanted = newValue ?? []
      for recognizer in former where !wanted.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, which the view keeps alive, taking it from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView !== self else { return }
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    let rare = ensureRare()
    rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attachedView = self
  }

  /// Removes a recognizer, which cancels its gesture; harmless where the view does not have it.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self, let rare else { return }
    let rest = rare.gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    rare.gestureRecognizers = rest.isEmpty ? nil : rest
    gestureRecognizer.abandon()
    gestureRecognizer.attachedView = nil
  }
}
