public import Foundation

/// One event: what kind it is, when it happened and, for touches, which ones it carries.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device is moved, as when it is shaken.
    case motion = 1
    /// Buttons of headphones and other accessories that steer sound and film.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
    /// A wheel, or fingers on a touchpad that scroll.
    case scroll = 10
    /// A pointer that moves with no button held.
    case hover = 11
    /// Fingers on a touchpad that pinch or turn.
    case transform = 14
  }

  /// What an event of a kind is about.
  public enum EventSubtype: Int, Sendable {
    /// There is nothing more to say of the event.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Hold.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play while held, hold while playing.
    case remoteControlTogglePlayPause = 103
    /// To the next piece.
    case remoteControlNextTrack = 104
    /// To the piece before.
    case remoteControlPreviousTrack = 105
    /// The button for going back is held down.
    case remoteControlBeginSeekingBackward = 106
    /// The button for going back is let go.
    case remoteControlEndSeekingBackward = 107
    /// The button for going forward is held down.
    case remoteControlBeginSeekingForward = 108
    /// The button for going forward is let go.
    case remoteControlEndSeekingForward = 109
  }

  private let kind: EventType
  private let about: EventSubtype
  private let time: TimeInterval
  private let touches: [UITouch]

  /// Creates an event; on Apple platforms only the system does so.
  package init(
    type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0,
    touches: [UITouch] = []
  ) {
    self.kind = type
    self.about = subtype
    self.time = timestamp
    self.touches = touches
    super.init()
  }

  /// What kind of event it is.
  open var type: EventType { kind }

  /// What the event is about, or `.none`.
  open var subtype: EventSubtype { about }

  /// When the event happened, in seconds of the virtual clock.
  open var timestamp: TimeInterval { time }

  /// All touches of the event, or `nil` for other kinds.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// The touches of the event that began in the view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches of the event that began in the window, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches of the event that the recognizer sees, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.followers.contains { $0 === gesture } }
  }

  /// The touches in the order in which they were put into the event.
  var orderedTouches: [UITouch] { touches }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
