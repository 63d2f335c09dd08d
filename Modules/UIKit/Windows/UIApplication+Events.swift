extension UIApplication {
  func route(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target.map({ $0 as AnyObject }) else {
      guard let found = responder(for: action, from: sender) else { return false }
      return action.perform(on: found as AnyObject, sender, event)
    }
    if action.perform(on: target, sender, event) { return true }
    Headless.report(
      .unrecognizedSelector(selector: action.description, target: "\(type(of: target))"))
    return false
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let starts = [keyWindowOfAll?.firstResponder, sender as? UIResponder, self]
    return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }
      .first { _ in true }
  }

  func distribute(_ event: UIEvent) {
    guard event.type == .touches else {
      keyWindowOfAll?.sendEvent(event)
      return
    }
    var told: [UIWindow] = []
    for window in event.orderedTouches.compactMap(\.window)
    where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }
}
