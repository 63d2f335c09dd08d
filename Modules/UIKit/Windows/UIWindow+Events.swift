extension UIWindow {
  /// Calls each touched view once for each phase among its touches, in the order of the event.
  ///
  /// A view that does not take several touches is told of its first one only.
  func deliver(_ event: UIEvent) {
    guard event.type == .touches else {
      deliverMotion(event)
      return
    }
    let touches = event.orderedTouches.filter { $0.window === self }
    for (view, touches) in groups(of: touches, by: \.view) {
      guard let view else { continue }
      let accepted = view.isMultipleTouchEnabled ? touches : [touches[0]]
      for (phase, touches) in groups(of: accepted, by: \.phase) {
        view.deliver(Set(touches), in: phase, with: event)
      }
    }
  }

  private func deliverMotion(_ event: UIEvent) {
    guard event.type == .motion else { return }
    let receiver = firstResponder ?? self
    receiver.motionBegan(event.subtype, with: event)
    receiver.motionEnded(event.subtype, with: event)
  }

  /// The touches with equal keys together, keeping the order of first appearance.
  private func groups<Key: Equatable>(
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

extension UIView {
  fileprivate func deliver(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
