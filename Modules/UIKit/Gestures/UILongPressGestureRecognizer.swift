public import Foundation

/// Recognizes fingers that stay down, and goes on with them until they are lifted.
///
/// It begins by itself on the virtual clock when they have been down long enough without moving much.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var counter = TapCounter()
  private var starts: [(touch: UITouch, location: CGPoint)] = []
  private var timer: VirtualClock.ScheduledWork?

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How long the fingers must stay down, in seconds; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many fingers must be down; one by default.
  open var numberOfTouchesRequired = 1

  /// How many taps must come before the press; none by default.
  open var numberOfTapsRequired = 0

  /// How far a finger may move before the gesture begins, in points; 10 by default. Afterwards it may go
  /// anywhere.
  open var allowableMovement: CGFloat = 10

  private var isPress: Bool { counter.taps >= numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard reachedState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard counter.begin(self.touches, fingers: numberOfTouchesRequired) else {
      return state = .failed
    }
    starts += touches.map { ($0, $0.moment.location) }
    guard self.touches.count == numberOfTouchesRequired else { return }
    if isPress {
      wait(minimumPressDuration) { $0.state = .began }
    } else {
      wait(TapCounter.longestTap) { $0.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard reachedState == .possible else { return state = .changed }
    let hasStrayed = starts.contains { start in
      touches.contains(start.touch)
        && start.touch.moment.location.distance(to: start.location) > allowableMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard reachedState == .possible else {
      if self.touches.allSatisfy(\.isOver) { state = .ended }
      return
    }
    guard !isPress else { return state = .failed }
    guard self.touches.allSatisfy(\.isOver) else { return }
    guard counter.end(fingers: numberOfTouchesRequired) else { return state = .failed }
    starts = []
    wait(TapCounter.longestPause) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    counter = TapCounter()
    starts = []
  }

  private func wait(
    _ delay: TimeInterval, then action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = Headless.clock.schedule(after: delay) { [weak self] in
      if let self { action(self) }
    }
  }
}
