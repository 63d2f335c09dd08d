extension UIResponder {
  var holdsFirstResponder: Bool {
    windowInChain?.firstResponder === self
  }

  func takeFirstResponder() -> Bool {
    guard let window = windowInChain else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    // Resigning runs client code, which may have moved this responder or chosen another.
    guard windowInChain === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    return true
  }

  func dropFirstResponder() -> Bool {
    guard let window = windowInChain, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}
