import Foundation

/// Recognizes taps: as many as required, close together in time and place, of as many fingers.
///
/// Apple states no limits; here a finger of a tap may stray 10 points and stay down 0.75 seconds, and
/// the next tap must come within 0.35 seconds and 45 points.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private var counter = TapCounter()
  private var deadline: VirtualClock.ScheduledWork?

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How many taps make the gesture; one by default.
  open var numberOfTapsRequired = 1

  /// How many fingers tap; one by default.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard counter.begin(self.touches, fingers: numberOfTouchesRequired) else {
      return state = .failed
    }
    if self.touches.count == touches.count { setDeadline(TapCounter.longestTap) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if counter.hasStrayed(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard reachedState == .possible, self.touches.allSatisfy(\.isOver) else { return }
    guard counter.end(fingers: numberOfTouchesRequired) else { return state = .failed }
    if counter.taps >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      setDeadline(TapCounter.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    counter = TapCounter()
  }

  private func setDeadline(_ delay: TimeInterval) {
    deadline?.cancel()
    deadline = Headless.clock.schedule(after: delay) { [weak self] in self?.state = .failed }
  }
}
