extension UINavigationController {
  /// Brings the bar up to date with the stack.
  func stackDidChange(animated: Bool) {}
}
