import Foundation

/// How a recognizer comes by its touches.
extension UIGestureRecognizer {
  /// The touches by which the gesture's place is told.
  var locatedTouches: [UITouch] { touches.isEmpty ? lastTouches : touches }

  /// Whether the recognizer wants to see a touch that comes down.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, !storedState.isFinal, reachedState != .ended,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func take(_ touch: UITouch, from delivery: TouchDelivery) {
    self.delivery = delivery
    touches.append(touch)
    history.append(touch)
    touch.join(self)
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    history.removeAll { $0 === touch }
    touch.leave(self)
    if history.isEmpty, storedState == .possible, pendingStates.isEmpty { delivery = nil }
  }

  /// Forgets the touches that have been lifted, though not where they were.
  func dropLiftedTouches() {
    guard touches.contains(where: \.isOver) else { return }
    lastTouches = touches
    touches.removeAll(where: \.isOver)
  }

  func see(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UITouch {
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
