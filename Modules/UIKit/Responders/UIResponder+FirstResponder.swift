extension UIResponder {
  var holdsFirstResponder: Bool {
    windowInChain?.firstResponder === self
  }

  func takeFirstResponder() -> Bool {
    guard let window = windowInChain else { return false }
    if window.firstResponder === self { return true }
    // Between two inputs the keyboard stays.
    return Keyboard.shared.hold {
      guard canBecomeFirstResponder, window.yieldFirstResponder() else { return false }
      // Resigning runs client code, which may have moved this responder or chosen another.
      guard windowInChain === window, window.firstResponder == nil else { return false }
      window.firstResponder = self
      return true
    }
  }

  func dropFirstResponder() -> Bool {
    guard let window = windowInChain, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The view by which this responder takes part in a view hierarchy.
  fileprivate var standingView: UIView? {
    if let view = self as? UIView { return view }
    if let view = (self as? UIViewController)?.viewIfLoaded { return view }
    return responderChain.lazy.compactMap { $0 as? UIView }.first { _ in true }
  }
}

extension UIWindow {
  /// Asks the first responder, if there is one, to resign, and says whether there is none now.
  fileprivate func yieldFirstResponder() -> Bool {
    guard let current = firstResponder else { return true }
    return current.canResignFirstResponder && current.resignFirstResponder()
  }

  /// The first responder if it is `view`, a view below it, or a controller of one of these.
  func firstResponder(within view: UIView) -> UIResponder? {
    guard let responder = firstResponder, let standing = responder.standingView,
      standing.isDescendant(of: view)
    else { return nil }
    return responder
  }
}

extension UIView {
  /// Lets a first responder in this subtree resign before the subtree leaves its window.
  func resignFirstResponderBeforeLeaving(_ window: UIWindow?) {
    _ = window?.firstResponder(within: self)?.resignFirstResponder()
  }

  /// Takes first-responder status from a subtree that is about to be gone, whether it agrees or not.
  func dropFirstResponderOnLeaving(_ window: UIWindow?) {
    if window?.firstResponder(within: self) != nil { window?.firstResponder = nil }
  }

  func endEditingHere(force: Bool) -> Bool {
    guard let window, let editing = window.firstResponder(within: self) else { return false }
    if editing.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
