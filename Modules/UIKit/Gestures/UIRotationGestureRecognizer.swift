public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// It begins when they have turned by a twentieth of a half circle; Apple states no angle.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  static let slop = CGFloat.pi / 20

  private var turned: CGFloat = 0
  private var lastAngle: CGFloat?
  private var speedometer = Speedometer()

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How far the fingers have turned since both were down, clockwise in radians; setting it makes the
  /// turn up to now what is given.
  open var rotation: CGFloat {
    get { turned }
    set { if newValue.isFinite { turned = newValue } }
  }

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { speedometer.velocity(at: Headless.clock.now).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where self.touches.count > 2 { ignore(touch, for: event) }
    lastAngle = FingerPair(self.touches)?.angle
    speedometer.note(CGPoint(x: turned, y: 0), at: Headless.clock.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = FingerPair(self.touches)?.angle, let lastAngle else { return }
    // The shorter way round is the way that the fingers went.
    turned += CGFloat(remainder(Double(angle - lastAngle), 2 * .pi))
    self.lastAngle = angle
    speedometer.note(CGPoint(x: turned, y: 0), at: Headless.clock.now)
    if reachedState != .possible {
      state = .changed
    } else if abs(turned) >= Self.slop {
      state = .began
    }
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
    turned = 0
    lastAngle = nil
    speedometer = Speedometer()
  }
}
