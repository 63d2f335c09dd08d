public import Foundation

/// Watches the touches of a view, and of all views below it, for one kind of gesture.
///
/// A recognizer sees touches before the views do. Its ``state`` goes from `.possible` to `.ended`, or
/// through `.began`, `.changed` and `.ended` or `.cancelled`, and each of those calls the targets; or it
/// goes to `.failed`, which calls nobody. Once the targets were called it is reset, so that it is
/// `.possible` again and sees the next touches to come down.
///
/// Recognizers of inner views come before those of outer ones, and on one view those that were added
/// first; the first to recognize its gesture makes all others fail that see one of its touches and do
/// not recognize along with it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  var targets: [GestureTarget] = []
  weak var attachedView: UIView?
  var storedState = State.possible
  /// The state for which targets are being called; the gesture may have gone on from there.
  var shownState: State?
  /// The states that the gesture has reached while it still has to wait for others to fail.
  var pendingStates: [State] = []
  /// What brings the touches; nil while there are none.
  weak var delivery: TouchDelivery?
  /// The touches that take part in the gesture now.
  var touches: [UITouch] = []
  /// Those that took part when last there were any.
  var lastTouches: [UITouch] = []
  /// All touches that have taken part since the last reset.
  var history: [UITouch] = []
  var requiredFailures: [WeakRecognizer] = []
  /// How many calls of targets are under way.
  var performing = 0

  /// Creates a recognizer that calls the target's method.
  ///
  /// The target is not kept alive; a `nil` target is looked for along the responder chain of the view.
  @inline(never) public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target.map { $0 as AnyObject }, action) }
  }

  /// Creates a recognizer that calls nobody yet.
  @inline(never) public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer as a storyboard or nib describes it; any other coder is not read.
  @inline(never) public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    coder.fillWhole(self)
  }

  /// Calls the target's method too when the state changes; the same method of a target once only.
  open func addTarget(_ target: Any, action: Selector) {
    addTarget(target as AnyObject, action)
  }

  /// Stops calling; a `nil` target means every target, a `nil` action every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    dropTarget(target.map { $0 as AnyObject }, action)
  }

  /// The object that decides for the recognizer; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer was added to.
  open var view: UIView? { attachedView }

  /// A name to tell recognizers apart by.
  open var name: String?

  /// Whether the recognizer sees touches; turned off during a gesture it cancels that.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// How far the gesture has come. Only subclasses set it; see the class for the ways it may go.
  ///
  /// Where the gesture has to wait for another to fail, it stays `.possible` until that has happened.
  /// Setting a state to which no way leads changes nothing.
  open var state: State {
    get { shownState ?? storedState }
    set { request(newValue) }
  }

  // MARK: Touches in views

  /// Whether recognizing the gesture cancels its touches in the views that have been told of them.
  open var cancelsTouchesInView = true

  /// Whether views are told of touches only once the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether views are told of the end of touches only once the gesture has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that the recognizer sees, as numbers of ``UITouch/TouchType``; all of them.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// How many touches take part in the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// The middle between the touches, in the view's coordinates, or the window's for `nil`.
  ///
  /// Once all have been lifted it is where they were last; without any it is zero.
  open func location(in view: UIView?) -> CGPoint {
    locatedTouches.map { $0.location(in: view) }.middle
  }

  /// Where one of the touches is, in the view's coordinates, or the window's for `nil`; zero for a
  /// touch that does not exist.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = locatedTouches
    guard touches.indices.contains(touchIndex) else { return .zero }
    return touches[touchIndex].location(in: view)
  }

  // MARK: Others

  /// Waits for the other to fail before recognizing; where the other recognizes, this one fails.
  ///
  /// Two that wait for each other do not wait: the first to see its gesture recognizes it.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requireFailure(of: otherGestureRecognizer)
  }

  // MARK: For subclasses

  /// Touches have come down; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches have moved; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches have been lifted; does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches have been cancelled; does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets a gesture that is over, before ``state`` becomes `.possible`; does nothing unless
  /// overridden.
  open func reset() {}

  /// Makes a touch take no part in the gesture from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Whether recognizing makes the other fail; `true` unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other makes this one fail by recognizing; `true` unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one must wait for the other to fail; `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other must wait for this one to fail; `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer is to see what of an event comes down; what the delegate says unless
  /// overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// What a kind of recognizer has to say beside its delegate on whether it may begin.
  var isReadyToBegin: Bool { true }

  /// Tells a kind of recognizer of a state before the targets are called for it.
  func didEnter(_ state: State) {}
}

extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing has been recognized, or nothing yet.
    case possible = 0
    /// A gesture that goes on has been recognized.
    case began = 1
    /// The gesture has gone on.
    case changed = 2
    /// The gesture has been recognized and is over.
    case ended = 3
    /// The gesture was under way and has been broken off.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// Another name of `.ended`, for gestures that happen at once.
    public static var recognized: State { .ended }

    /// Whether the gesture is over, one way or other.
    var isFinal: Bool { rawValue >= State.ended.rawValue }

    /// Whether the gesture goes on.
    var isUnderWay: Bool { self == .began || self == .changed }
  }
}

/// An entry of a list that keeps no recognizer alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension [CGPoint] {
  /// The middle of the points; zero if there are none.
  var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
