public import Foundation

/// A control with a minus and a plus half that moves a value in steps.
///
/// A press moves the value when it begins and, while it lasts, again and again where ``autorepeat``
/// is on: after half a second, then ten times a second (own decision; Apple says only that it
/// repeats). Each move sends `valueChanged`, or only the press's last where ``isContinuous`` is off.
/// Values set by the program are clamped and send nothing.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var storedValue = 0.0
  private var valueBeforeTouch = 0.0
  private var repetition: VirtualClock.ScheduledWork?

  /// Creates a stepper at the frame's origin; its size is always its own.
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.standardSize
    coder.fill(self, as: .stepper)
  }

  private static let standardSize = CGSize(width: 94, height: 32)

  // MARK: Value

  /// The value; setting one outside the range picks the nearest in it.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// The lowest value; raising it above ``maximumValue`` raises that too. What is no number is not taken.
  open var minimumValue = 0.0 {
    didSet {
      guard !minimumValue.isNaN else {
        let refused = minimumValue
        minimumValue = oldValue
        return Headless.report(
          .impossibleLimit(control: misuseName, property: "minimumValue", value: refused))
      }
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The highest value; lowering it below ``minimumValue`` lowers that too. What is no number is not taken.
  open var maximumValue = 100.0 {
    didSet {
      guard !maximumValue.isNaN else {
        let refused = maximumValue
        maximumValue = oldValue
        return Headless.report(
          .impossibleLimit(control: misuseName, property: "maximumValue", value: refused))
      }
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// How far one step goes. A step that is not above zero is reported and not taken.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      Headless.report(.stepNotPositive(step: stepValue))
      stepValue = oldValue
    }
  }

  /// Whether a step past one end arrives at the other.
  open var wraps = false

  /// Whether a press goes on stepping while it lasts.
  open var autorepeat = true

  /// Whether `valueChanged` is sent for each step of a press.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  // MARK: Stepping

  /// Which way a step goes.
  package enum Direction {
    case up, down
  }

  /// Does what a short press on one half does.
  package func step(_ direction: Direction) {
    guard isEnabled, move(direction) else { return }
    send(.valueChanged, with: nil)
  }

  /// Moves the value one step; `false` where that leaves it as it is.
  private func move(_ direction: Direction) -> Bool {
    let former = storedValue
    let next = direction == .up ? former + stepValue : former - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return storedValue != former
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeading = touch.location(in: self).x < bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    valueBeforeTouch = value
    press(isLeading == isMirrored ? .up : .down, again: 0.5)
    return true
  }

  private func press(_ direction: Direction, again delay: TimeInterval) {
    if move(direction), isContinuous { send(.valueChanged, with: nil) }
    guard autorepeat else { return }
    repetition = Headless.clock.schedule(after: delay) { [weak self] in
      self?.press(direction, again: 0.1)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopRepeating() }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func stopRepeating() {
    repetition?.cancel()
    repetition = nil
    if !isContinuous, value != valueBeforeTouch { send(.valueChanged, with: nil) }
  }

  // MARK: Accessibility

  /// The value, with no fraction where it has none, unless set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)")
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { step(.up) }

  open override func accessibilityDecrement() { step(.down) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
