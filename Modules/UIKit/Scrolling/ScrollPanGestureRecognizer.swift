import Foundation

/// The recognizer by which a scroll view is dragged.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scroller: UIScrollView?

  init(_ scroller: UIScrollView) {
    self.scroller = scroller
    super.init(target: nil, action: nil)
  }

  /// Whether a finger is down that may drag, or does.
  var isTracking: Bool { isAtWork && touches.contains { !$0.isOver } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A finger that stops content on its way drags from the start, so that it touches nothing else.
    if reachedState == .possible, scroller?.catchContent() ?? false { state = .began }
  }

  override func hasMovedEnough(_ way: CGPoint) -> Bool {
    guard let axes = scroller?.draggableAxes else { return false }
    return super.hasMovedEnough(
      CGPoint(x: axes.horizontal ? way.x : 0, y: axes.vertical ? way.y : 0))
  }

  override var isReadyToBegin: Bool {
    guard let scroller else { return false }
    return history.allSatisfy { touch in
      guard let view = touch.view, view !== scroller,
        delivery?.hasToldView(of: touch) ?? false
      else { return true }
      return scroller.canCancelContentTouches && scroller.touchesShouldCancel(in: view)
    }
  }

  override func didEnter(_ state: State) { scroller?.dragDidEnter(state) }
}

/// Keeps touches in the content of a scroll view from it for a moment, in case they become a drag.
final class ContentTouchDelay: UIGestureRecognizer {
  /// How long they wait, in seconds.
  static let duration: TimeInterval = 0.15

  private weak var scroller: UIScrollView?
  private var timer: VirtualClock.ScheduledWork?

  init(_ scroller: UIScrollView) {
    self.scroller = scroller
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scroller, scroller.isScrollEnabled, scroller.delaysContentTouches,
      touches.contains(where: { $0.view !== scroller && !scroller.handsOverAtOnce($0) })
    else { return state = .failed }
    timer?.cancel()
    timer = Headless.clock.schedule(after: Self.duration) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    timer?.cancel()
    timer = nil
  }
}
