// Recognizers made with the method itself, in place of a selector, so that
// `UITapGestureRecognizer(target: self, action: Screen.tapped)` can be written.
extension UIGestureRecognizer {
  /// Creates a recognizer that calls the target's method, which takes nothing.
  public convenience init<Target: AnyObject>(
    target: Target?,
    action method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: target, action: Selector(method, fileID: fileID, line: line, column: column))
  }

  /// Creates a recognizer that calls the target's method, which takes the recognizer.
  public convenience init<Target: AnyObject, Sender>(
    target: Target?,
    action method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: target, action: Selector(method, fileID: fileID, line: line, column: column))
  }
}
