/// Brings the touches of one window to gesture recognizers and to views.
///
/// Everything is done in small steps, each taken off a list before client code runs in it, so that
/// such code may send events, move views or run the clock.
@MainActor final class TouchDelivery {
  private unowned let window: UIWindow
  private var entries: [WeakRecognizer] = []
  private var calls: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  var routes: [TouchRoute] = []
  private var seeing = 0

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The recognizers that see touches, in the order in which they came to.
  var recognizers: [UIGestureRecognizer] {
    entries.compactMap(\.recognizer).filter { $0.delivery === self }
  }

  /// Brings the touches of an event to all whom they concern.
  func process(_ touches: [UITouch], of event: UIEvent) {
    seeing += 1
    for recognizer in recognizers where recognizer.view?.window !== window { recognizer.abandon() }
    for touch in touches { follow(touch, of: event) }
    for recognizer in recognizers {
      for (phase, own) in groups(of: touches, by: \.phase) {
        let seen = own.filter { touch in recognizer.touches.contains { $0 === touch } }
        guard !seen.isEmpty, !recognizer.storedState.isFinal else { continue }
        recognizer.see(Set(seen), in: phase, with: event)
      }
    }
    seeing -= 1
    update()
    for recognizer in recognizers { recognizer.dropLiftedTouches() }
    routes.removeAll { $0.isDone && $0.touch.isOver }
  }

  private func follow(_ touch: UITouch, of event: UIEvent) {
    if touch.phase == .began { routes.removeAll { $0.touch === touch } }
    let known = routes.first { $0.touch === touch }
    let route = known ?? TouchRoute(touch)
    if known == nil {
      routes.append(route)
      if touch.phase == .began {
        attachRecognizers(to: touch, of: event)
        if isUnwelcome(touch) { route.close() }
      }
    }
    route.add(event)
  }

  /// Shows a touch that comes down to the recognizers of the view and of those above it.
  private func attachRecognizers(to touch: UITouch, of event: UIEvent) {
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      for recognizer in view?.gestureRecognizers ?? [] {
        settleFormerGesture(of: recognizer)
        guard recognizer.wants(touch, of: event) else { continue }
        if recognizer.delivery == nil {
          entries.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
          entries.append(WeakRecognizer(recognizer: recognizer))
        }
        recognizer.take(touch, from: self)
      }
    }
  }

  /// Ends what a recognizer was at in a window that it has left, or that is no more.
  private func settleFormerGesture(of recognizer: UIGestureRecognizer) {
    if recognizer.delivery === self { return }
    recognizer.abandon()
    if !recognizer.history.isEmpty { recognizer.finish() }
  }

  // MARK: Recognizing

  /// Whether the gesture of another has been recognized that this one's cannot be along with.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && (other.storedState.isUnderWay || other.storedState == .ended)
        && other.prevents(recognizer)
    }
  }

  /// Makes those fail that cannot recognize any more, and takes the touches away from their views.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.isUndecided {
      if other.requires(failureOf: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for route in routes where recognizer.history.contains(where: { $0 === route.touch }) {
      route.isTakenAway = true
    }
  }

  /// Has the targets called for a state; of several changes in a row only the last counts.
  func note(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    if state == .changed, let last = calls.last(where: { $0.recognizer === recognizer }),
      last.state == .changed
    {
      return
    }
    calls.append((recognizer, state))
  }

  /// Does all that follows from what the recognizers have come to.
  func update() {
    guard seeing == 0 else { return }
    while recognizeWaiting() || callTargets() || tellViews() || finishRecognizers() {}
  }

  private func recognizeWaiting() -> Bool {
    for recognizer in recognizers where !recognizer.pendingStates.isEmpty {
      seeing += 1
      recognizer.attempt()
      seeing -= 1
      if recognizer.pendingStates.isEmpty { return true }
    }
    return false
  }

  private func callTargets() -> Bool {
    guard !calls.isEmpty else { return false }
    let (recognizer, state) = calls.removeFirst()
    recognizer.performActions(in: state)
    return true
  }

  private func finishRecognizers() -> Bool {
    let finished = recognizers.first { recognizer in
      recognizer.storedState.isFinal && recognizer.performing == 0
        && !calls.contains { $0.recognizer === recognizer }
    }
    guard let finished else { return false }
    finished.finish()
    return true
  }

  /// The touches with equal keys together, keeping the order of first appearance.
  func groups<Key: Equatable>(
    of touches: [UITouch], by key: (UITouch) -> Key
  ) -> [(Key, [UITouch])] {
    var groups: [(Key, [UITouch])] = []
    for touch in touches {
      if let place = groups.firstIndex(where: { $0.0 == key(touch) }) {
        groups[place].1.append(touch)
      } else {
        groups.append((key(touch), [touch]))
      }
    }
    return groups
  }
}
