extension UIResponder {
  /// This responder and those after it, nearest first.
  ///
  /// A chain that an override of `next` closed to a ring ends where it would begin to repeat.
  package var responderChain: some Sequence<UIResponder> {
    var seen: Set<ObjectIdentifier> = []
    return sequence(first: self) { $0.next }
      .prefix { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The window at which events for this responder arrive: the nearest one up the chain.
  package var windowInChain: UIWindow? {
    for responder in responderChain {
      if let window = responder as? UIWindow { return window }
    }
    return nil
  }
}
