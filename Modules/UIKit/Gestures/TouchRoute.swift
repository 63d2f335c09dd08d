import Foundation

/// The way of one touch to its view.
@MainActor final class TouchRoute {
  /// What happened to the touch at one time.
  struct Moment {
    let state: UITouch.Moment
    let event: UIEvent

    var phase: UITouch.Phase { state.phase }
  }

  let touch: UITouch
  /// What the view has not been told yet.
  private(set) var waiting: [Moment] = []
  /// Whether the view was told that the touch came down.
  private(set) var hasBegun = false
  /// Whether the view is told nothing of the touch any more.
  private var isClosed = false
  /// Whether a gesture has taken the touch away from its view.
  var isTakenAway = false

  /// The event of what the view was told last.
  private var lastEvent: UIEvent?

  init(_ touch: UITouch) {
    self.touch = touch
  }

  /// Tells the view nothing of the touch.
  func close() {
    isClosed = true
    waiting = []
  }

  /// Takes what has just happened to the touch; of several moves only the last counts.
  func add(_ event: UIEvent) {
    guard !isClosed else { return }
    // A touch that was under way before the window first heard of it counts as told.
    if waiting.isEmpty, !hasBegun, touch.phase != .began { hasBegun = true }
    if touch.phase == .moved, waiting.last?.phase == .moved { waiting.removeLast() }
    waiting.append(Moment(state: touch.moment, event: event))
  }

  /// Whether nothing will be told any more.
  var isDone: Bool { isClosed || touch.isOver && waiting.isEmpty }

  /// Whether the view may be told the next thing, and what that is.
  var next: Moment? {
    guard let first = waiting.first else { return nil }
    switch first.phase {
    case .began: return isHeld(by: \.delaysTouchesBegan) ? nil : first
    case .ended: return isHeld(by: \.delaysTouchesEnded) ? nil : first
    default: return first
    }
  }

  private func isHeld(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.followers.contains { $0.isUndecided && delays($0) }
  }

  /// Makes the view's next and last news that the touch was cancelled, if it knows of the touch.
  func cutShort() {
    guard isTakenAway, !isClosed else { return }
    guard hasBegun else { return close() }
    guard waiting.first?.phase != .cancelled || waiting.count != 1 else { return }
    guard let event = waiting.last?.event ?? lastEvent else { return close() }
    var state = touch.moment
    state.phase = .cancelled
    waiting = [Moment(state: state, event: event)]
  }

  func takeNext() -> Moment {
    let moment = waiting.removeFirst()
    lastEvent = moment.event
    if moment.phase == .began { hasBegun = true }
    if moment.phase == .cancelled || moment.phase == .ended { close() }
    return moment
  }
}
