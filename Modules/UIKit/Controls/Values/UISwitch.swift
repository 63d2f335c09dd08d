public import Foundation

/// A control that is on or off.
///
/// A tap turns it over and sends `valueChanged` and `primaryActionTriggered` once. Setting ``isOn``
/// sends nothing, from within a handler neither.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As suits the platform.
    case automatic = 0
    /// A box with a mark and a title, where the platform has it.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// Creates a switch at the frame's origin; its size is always its own.
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.standardSize
    coder.fill(self, as: .switch)
  }

  private static let standardSize = CGSize(width: 51, height: 31)

  /// Whether the switch is on; off at first.
  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  /// Turns the switch on or off, without sending anything. The state is there at once, animated or
  /// not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of the track while the switch is on; the system's green where `nil`.
  open var onTintColor: UIColor?

  /// The color of the thumb; the system's where `nil`.
  open var thumbTintColor: UIColor?

  /// Kept and never shown, as on iOS since version 7.
  open var onImage: UIImage?

  /// Kept and never shown, as on iOS since version 7.
  open var offImage: UIImage?

  /// The title beside a checkbox; switches on a phone have none to show.
  open var title: String?

  /// Which style the switch would like.
  open var preferredStyle = Style.automatic

  /// Which style the switch has: sliding, as on every phone.
  open var style: Style { .sliding }

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  // MARK: Events

  override func touchDidEndInside() { isOn.toggle() }

  override var eventsOfTouchUpInside: Event {
    [.touchUpInside, .valueChanged, .primaryActionTriggered]
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    send([.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  // MARK: Accessibility

  /// "1" while the switch is on and "0" while it is off, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { [.button, .toggleButton] }
}
