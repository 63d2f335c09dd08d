public import Foundation

/// One finger on the screen, from when it comes down until it is lifted or cancelled.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch stands between coming down and being lifted.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger is where it was at the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system has taken the touch away.
    case cancelled = 4
    /// A pointer that touches nothing came into a region that watches for it.
    case regionEntered = 5
    /// A pointer that touches nothing moved within such a region.
    case regionMoved = 6
    /// A pointer that touches nothing left such a region.
    case regionExited = 7
  }

  /// What made the touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere, as on a remote control.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// A mouse or a trackpad.
    case indirectPointer = 3
  }

  /// Where the touch is at one time, and how it got there.
  struct Moment {
    var phase = Phase.began
    var location: CGPoint
    var previousLocation: CGPoint
    var time: TimeInterval
  }

  private weak var hitView: UIView?
  private weak var hitWindow: UIWindow?
  var moment: Moment
  private var watchers: [WeakRecognizer] = []
  private let taps: Int

  /// Creates a touch that has just come down; on Apple platforms only the system does so.
  ///
  /// It belongs to the view for its whole life, as UIKit documents, wherever the finger moves. Its time
  /// is the present one unless given.
  package init(
    view: UIView?, window: UIWindow?, location: CGPoint, tapCount: Int = 1,
    timestamp: TimeInterval? = nil
  ) {
    self.hitView = view
    self.hitWindow = window
    self.moment = Moment(
      location: location, previousLocation: location, time: timestamp ?? Headless.clock.now)
    self.taps = tapCount
    super.init()
  }

  /// Moves the touch on to a new phase and place, in the coordinates of its window.
  package func advance(to phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    moment = Moment(
      phase: phase, location: location, previousLocation: moment.location, time: timestamp)
  }

  /// The view in which the touch began; weak, as a touch keeps no view alive.
  open var view: UIView? { hitView }

  /// The window in which the touch began.
  open var window: UIWindow? { hitWindow }

  /// Where the touch stands between coming down and being lifted.
  open var phase: Phase { moment.phase }

  /// How often the finger has tapped here in a row.
  open var tapCount: Int { taps }

  /// When the touch last changed, in seconds of the virtual clock.
  open var timestamp: TimeInterval { moment.time }

  /// The recognizers that see the touch, those of inner views first.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// The same, never `nil`.
  var followers: [UIGestureRecognizer] { watchers.compactMap(\.recognizer) }

  func join(_ recognizer: UIGestureRecognizer) {
    watchers.append(WeakRecognizer(recognizer: recognizer))
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    watchers.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }

  /// What made the touch.
  open var type: TouchType { .direct }

  /// The present place of the touch in the view's coordinates, or its window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(moment.location, to: view)
  }

  /// The place of the touch before its last change, in the view's coordinates, or its window's for
  /// `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(moment.previousLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = hitWindow else { return point }
    return view.convert(point, from: window)
  }
}
