extension UIControl {
  /// What happens to a control that actions are sent for.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon after the last time: its tap count is above one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that came down on the control moved within its bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down on the control moved outside of its bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger was dragged back into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger was dragged out of the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted within the bounds: what a tap on a button ends with.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside of the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Somebody changed the value of a switch, slider, stepper or the like. Setting it in code
    /// sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for was done, whichever way that is done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Somebody changed the text of a field. Setting it in code sends nothing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is the first responder no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range of events that an application may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The range of events that belongs to the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event there is.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// In what state a control is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger that came down on the control is within its bounds.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is not enabled, and takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected; many look no different.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The range of states that an application may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The range of states that belongs to the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
