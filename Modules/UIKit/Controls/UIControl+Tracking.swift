/// The touch that a control follows.
struct ControlTracking {
  var touch: UITouch?
  var isInside = false
}

extension UIControl {
  func startTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isEnabled, let touch, !isTracking, beginTracking(touch, with: event) else { return }
    tracking = ControlTracking(touch: touch, isInside: true)
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    if isTracking { _ = showMenuAsPrimaryAction(with: event) }
  }

  func track(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, touch === tracking.touch else { return }
    let wasInside = tracking.isInside
    let isInside = contains(touch, with: event)
    tracking.isInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    switch (wasInside, isInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
    }
  }

  func finishTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, touch === tracking.touch else { return }
    let isInside = contains(touch, with: event)
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchDidEndInside() }
    send(isInside ? eventsOfTouchUpInside : .touchUpOutside, with: event)
  }

  func abandonTracking(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    tracking = ControlTracking()
    isHighlighted = false
  }

  /// Whether the touch is in the control's bounds.
  ///
  /// On a device a finger may stray some way outside before it counts as outside; how far is not
  /// documented, so that here the bounds decide.
  private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
    point(inside: touch.location(in: self), with: event)
  }

  /// Whether the gesture of a view around the control is what the control itself is for.
  func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, let view = tap.view,
      view !== self, isBelowOrEqual(to: view)
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
