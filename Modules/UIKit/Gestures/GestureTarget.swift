/// Whom a recognizer calls: a target that it does not keep alive, or the responder chain.
@MainActor struct GestureTarget {
  weak var object: AnyObject?
  let isChain: Bool
  let action: Selector
}

extension UIGestureRecognizer {
  func addTarget(_ target: AnyObject?, _ action: Selector) {
    targets.removeAll { !$0.isChain && $0.object == nil }
    guard !targets.contains(where: { $0.isFor(target) && $0.action == action }) else { return }
    targets.append(GestureTarget(object: target, isChain: target == nil, action: action))
  }

  func dropTarget(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.isFor(target)) && (action == nil || entry.action == action)
    }
  }

  /// Calls the targets, in the order in which they were added, while the recognizer shows the state.
  func performActions(in state: State) {
    let former = shownState
    shownState = state
    performing += 1
    didEnter(state)
    for target in targets {
      guard let receiver = target.receiver(for: self) else { continue }
      if !target.action.perform(on: receiver, self) {
        Headless.report(
          .unrecognizedSelector(
            selector: target.action.description, target: "\(type(of: receiver))"))
      }
    }
    performing -= 1
    shownState = former
  }
}

extension GestureTarget {
  /// The object to be called, if it is alive or found.
  fileprivate func receiver(for recognizer: UIGestureRecognizer) -> AnyObject? {
    guard isChain else { return object }
    return recognizer.view?.target(forAction: action, withSender: recognizer)
      .map { $0 as AnyObject }
  }

  /// Whether the entry is for this target, `nil` being the responder chain.
  fileprivate func isFor(_ target: AnyObject?) -> Bool {
    target == nil ? isChain : !isChain && object === target
  }
}
