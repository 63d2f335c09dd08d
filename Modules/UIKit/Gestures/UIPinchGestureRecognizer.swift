public import Foundation

/// Recognizes two fingers that move apart or together.
///
/// It begins when their distance has changed by 8 points; Apple states no distance.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  static let slop: CGFloat = 8

  /// The distance that counts as a scale of one.
  private var unit: CGFloat = 0
  private var currentScale: CGFloat = 1
  private var speedometer = Speedometer()

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The distance of the fingers as a multiple of what it was when both were down; setting it makes the
  /// present distance that multiple.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      currentScale = newValue
      if let pair = FingerPair(touches) { unit = pair.distance / newValue }
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { speedometer.velocity(at: Headless.clock.now).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where self.touches.count > 2 { ignore(touch, for: event) }
    guard let pair = FingerPair(self.touches) else { return }
    unit = pair.distance / currentScale
    speedometer.note(CGPoint(x: currentScale, y: 0), at: Headless.clock.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), unit > 0 else { return }
    let isUnderWay = reachedState != .possible
    guard isUnderWay || abs(pair.distance - unit * currentScale) >= Self.slop else { return }
    currentScale = pair.distance / unit
    speedometer.note(CGPoint(x: currentScale, y: 0), at: Headless.clock.now)
    state = isUnderWay ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if reachedState != .possible {
      state = .ended
    } else if self.touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    unit = 0
    currentScale = 1
    speedometer = Speedometer()
  }
}
