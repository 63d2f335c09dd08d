import Foundation

/// Recognizes quick strokes in a direction.
///
/// Apple states no limits; here a stroke goes 50 points within half a second, and not as far to the
/// side. It is recognized while the fingers are still down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  static let distance: CGFloat = 50
  static let longestTime: TimeInterval = 0.5

  private var start: CGPoint?
  private var deadline: VirtualClock.ScheduledWork?

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// In which directions strokes count; to the right by default.
  open var direction = Direction.right

  /// How many fingers swipe; one by default.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = self.touches.map(\.moment.location).middle
    guard deadline == nil else { return }
    deadline = Headless.clock.schedule(after: Self.longestTime) { [weak self] in
      self?.state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, self.touches.count == numberOfTouchesRequired else { return }
    let way = self.touches.map(\.moment.location).middle - start
    let (along, across) = abs(way.x) >= abs(way.y) ? (way.x, way.y) : (way.y, way.x)
    guard abs(along) >= Self.distance else { return }
    let isHorizontal = abs(way.x) >= abs(way.y)
    let found: Direction =
      isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(found) && abs(across) < Self.distance ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    start = nil
  }

  /// A direction on the screen; reading from right to left changes nothing about it.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The finger goes to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The finger goes to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The finger goes up.
    public static let up = Direction(rawValue: 1 << 2)
    /// The finger goes down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
