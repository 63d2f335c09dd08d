/// What recognizers that see the same touches are to each other.
extension UIGestureRecognizer {
  func requireFailure(of other: UIGestureRecognizer) {
    requiredFailures.removeAll { $0.recognizer == nil }
    guard other !== self, !requiredFailures.contains(where: { $0.recognizer === other }) else {
      return
    }
    requiredFailures.append(WeakRecognizer(recognizer: other))
  }

  func shares(_ touches: [UITouch]) -> Bool {
    history.contains { touch in touches.contains { $0 === touch } }
  }

  /// Whether this one has to wait for the other to fail.
  ///
  /// Those named with ``require(toFail:)`` need not see the same touches; the rest is asked only of
  /// those that do.
  func requires(failureOf other: UIGestureRecognizer) -> Bool {
    if requiredFailures.contains(where: { $0.recognizer === other }) { return true }
    guard shares(other.history) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the gesture has to wait for that of another that may still be recognized.
  var mustWait: Bool {
    guard let delivery else { return false }
    return delivery.recognizers.contains { other in
      other !== self && other.isUndecided && requires(failureOf: other) && !other.waits(for: self)
    }
  }

  /// Whether this one waits for the other, directly or through further ones.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    guard let delivery else { return false }
    var waiting: [UIGestureRecognizer] = [self]
    var index = 0
    while index < waiting.count {
      let one = waiting[index]
      index += 1
      guard !one.pendingStates.isEmpty else { continue }
      for next in delivery.recognizers
      where next.isUndecided && !waiting.contains(where: { $0 === next })
        && one.requires(failureOf: next)
      {
        if next === other { return true }
        waiting.append(next)
      }
    }
    return false
  }

  /// Whether recognizing this one makes the other fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    shares(other.history) && canPrevent(other) && other.canBePrevented(by: self)
      && !recognizesAlong(with: other)
  }

  private func recognizesAlong(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
