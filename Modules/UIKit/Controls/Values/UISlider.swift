public import Foundation

/// A control whose thumb is dragged to pick a value from a range.
///
/// Each value that the user picks is sent as `valueChanged`: all along the drag, or only at its end
/// where ``isContinuous`` is false. Values set by the program are clamped to the range and send
/// nothing.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var storedValue: Float = 0
  private var valueBeforeTouch: Float = 0

  /// Where the touch holds the thumb, as an offset from its middle.
  private var grip: CGFloat = 0

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .slider)
  }

  // MARK: Value

  /// The picked value; setting one outside the range picks the nearest in it.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; the thumb's way there takes no time.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  /// The lowest value; raising it above ``maximumValue`` raises that too. What is no finite number is not
  /// taken.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else {
        let refused = minimumValue
        minimumValue = oldValue
        return Headless.report(
          .impossibleLimit(control: misuseName, property: "minimumValue", value: Double(refused)))
      }
      if minimumValue > maximumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// The highest value; lowering it below ``minimumValue`` lowers that too. What is no finite number is not
  /// taken.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else {
        let refused = maximumValue
        maximumValue = oldValue
        return Headless.report(
          .impossibleLimit(control: misuseName, property: "maximumValue", value: Double(refused)))
      }
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// Whether `valueChanged` is sent all along a drag.
  open var isContinuous = true

  // MARK: Look

  /// The color of the track before the thumb; the tint color where `nil`.
  open var minimumTrackTintColor: UIColor?

  /// The color of the track behind the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// The image at the end for low values.
  open var minimumValueImage: UIImage?

  /// The image at the end for high values.
  open var maximumValueImage: UIImage?

  /// Where the track lies; the whole width, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// Where the thumb lies when the value is as given.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = Self.thumbSize
    let way = max(0, rect.width - size.width) * (isMirrored ? 1 - part : part)
    return CGRect(
      x: rect.minX + way, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private static let thumbSize = CGSize(width: 31, height: 31)

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize.height)
  }

  // MARK: Dragging

  /// Follows touches that come down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let thumb = thumbRect
    guard thumb.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = point.x - thumb.midX
    valueBeforeTouch = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let former = value
    value = self.value(at: touch.location(in: self).x - grip)
    if isContinuous, value != former { send(.valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != valueBeforeTouch { send(.valueChanged, with: event) }
  }

  /// Keeps swipes of the thumb, too, from being recognized for views around the slider.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isSwipe = isTracking && gestureRecognizer is UISwipeGestureRecognizer
    return !(isSwipe && gestureRecognizer.view !== self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.thumbSize.width
    guard way > 0 else { return value }
    let part = (x - track.minX - Self.thumbSize.width / 2) / way
    return minimumValue + Float(isMirrored ? 1 - part : part) * (maximumValue - minimumValue)
  }

  // MARK: Accessibility

  /// The value as a share of the range in percent, such as "50%", unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? percentage }
    set { super.accessibilityValue = newValue }
  }

  private var percentage: String {
    // The range between the outermost numbers is too long for a Float.
    let range = Double(maximumValue) - Double(minimumValue)
    let part = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    return "\(Int((part * 100).rounded()))%"
  }

  /// Moves the thumb a tenth of the range up, as the user's gesture does.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the thumb a tenth of the range down, as the user's gesture does.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    pick(value + part * (maximumValue - minimumValue))
  }

  /// Does what dragging the thumb to the value and letting go does, in one step.
  package func pick(_ newValue: Float) {
    guard isEnabled else { return }
    let former = value
    value = newValue
    if value != former { send(.valueChanged, with: nil) }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
