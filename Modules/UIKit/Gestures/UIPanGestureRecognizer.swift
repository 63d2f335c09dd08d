public import Foundation

/// Recognizes fingers that drag, and follows them until they are lifted.
///
/// It begins when their middle has moved 10 points; Apple states no distance. The translation counts
/// from where they came down, so that it has those points from the start.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag, in points.
  static let slop: CGFloat = 10

  /// The way of the fingers in the coordinates of the window.
  private var way = CGPoint.zero
  private var place: CGPoint?
  private var speedometer = Speedometer()

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How few fingers drag; one by default. With fewer the gesture ends.
  open var minimumNumberOfTouches = 1

  /// How many fingers drag at most; further ones take no part.
  open var maximumNumberOfTouches = Int.max

  /// What scrolling with a pointing device the recognizer takes for a drag; there is none here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have moved in all, in the view's coordinates, or the window's for `nil`.
  open func translation(in view: UIView?) -> CGPoint { fromWindow(way, to: view) }

  /// Makes the fingers' way up to now what is given, in the view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = toWindow(translation, from: view)
  }

  /// How fast the fingers move, in points per second of the view's coordinates.
  ///
  /// It is what they did in the last tenth of a second of the virtual clock; nothing where no time has
  /// passed.
  open func velocity(in view: UIView?) -> CGPoint {
    fromWindow(speedometer.velocity(at: Headless.clock.now), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where self.touches.count > maximumNumberOfTouches {
      ignore(touch, for: event)
    }
    if reachedState == .possible { speedometer.note(way, at: Headless.clock.now) }
    placeAnew()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let former = place, let now = middle else { return }
    way = way + (now - former)
    place = now
    speedometer.note(way, at: Headless.clock.now)
    if reachedState != .possible {
      state = .changed
    } else if liveTouches.count >= minimumNumberOfTouches, hasMovedEnough(way) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isOver = liveTouches.count < max(1, minimumNumberOfTouches)
    if reachedState == .possible {
      if liveTouches.isEmpty { state = .failed }
    } else if isOver {
      return state = .ended
    }
    placeAnew()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.isEmpty { state = .cancelled } else { placeAnew() }
  }

  open override func reset() {
    way = .zero
    place = nil
    speedometer = Speedometer()
  }

  /// Whether the way is far enough to be a drag.
  func hasMovedEnough(_ way: CGPoint) -> Bool { way.distance(to: .zero) >= Self.slop }

  private var liveTouches: [UITouch] { touches.filter { !$0.isOver } }

  private var middle: CGPoint? {
    let live = liveTouches
    return live.isEmpty ? nil : live.map(\.moment.location).middle
  }

  /// Goes on from where the fingers are, which are others now.
  private func placeAnew() { place = middle }

  private func fromWindow(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return vector }
    return view.convert(vector, from: window) - view.convert(CGPoint.zero, from: window)
  }

  private func toWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return vector }
    return view.convert(vector, to: window) - view.convert(CGPoint.zero, to: window)
  }
}
