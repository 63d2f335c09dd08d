// `addTarget` with the method itself, in place of a selector: three overloads more than Apple's API has,
// so that `addTarget(self, action: Screen.save, for: .touchUpInside)` can be written.
extension UIControl {
  /// Calls the target's method, which takes nothing, when one of the events happens.
  public func addTarget<Target: AnyObject>(
    _ target: Target?,
    action method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    for controlEvents: Event,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let selector = Selector(method, fileID: fileID, line: line, column: column)
    addTarget(target, action: selector, for: controlEvents)
  }

  /// Calls the target's method, which takes the sender, when one of the events happens.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let selector = Selector(method, fileID: fileID, line: line, column: column)
    addTarget(target, action: selector, for: controlEvents)
  }

  /// Calls the target's method, which takes the sender and the event, when one of the events happens.
  public func addTarget<Target: AnyObject, Sender, Cause>(
    _ target: Target?,
    action method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Cause) -> Void,
    for controlEvents: Event,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let selector = Selector(method, fileID: fileID, line: line, column: column)
    addTarget(target, action: selector, for: controlEvents)
  }
}
