public import Foundation

/// A control that selects a date, a time, or a span of time.
///
/// What the user selects is kept within the limits and sends `valueChanged`; what the program sets is
/// kept within them too and sends nothing. The picker shows dates after its own ``locale``,
/// ``calendar`` and ``timeZone``, whatever the environment says, as Apple documents.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What the picker selects.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time = 0
    /// A day, by day, month and year.
    case date = 1
    /// A day and its time.
    case dateAndTime = 2
    /// A length of time in hours and minutes, in ``UIDatePicker/countDownDuration``.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  /// The longest span, 23 hours and 59 minutes.
  private static let longestSpan: TimeInterval = 86_340
  private var storedDate = Date()
  private var storedSpan: TimeInterval = 0
  private var storedCalendar: Calendar?
  private let label = UILabel()

  /// Creates a picker of the present date.
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// What the picker selects.
  open var datePickerMode = Mode.dateAndTime {
    didSet { valueDidChange() }
  }

  // MARK: Values

  /// The date; within the limits, and where minutes are selected in steps, rounded down to one.
  open var date: Date {
    get { rounded(clamped(storedDate)) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets ``date``; headless that takes no time.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = clamped(date)
    valueDidChange()
  }

  /// The span in seconds, from 0 to 23 hours and 59 minutes; 0 unless the mode is `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? storedSpan : 0 }
    set {
      guard newValue.isFinite else { return }
      let step = TimeInterval(minuteInterval * 60)
      let span = min(max(newValue, 0), Self.longestSpan)
      storedSpan = (span / step).rounded(.down) * step
      valueDidChange()
    }
  }

  /// The earliest date. Where it lies after ``maximumDate``, neither limit counts.
  open var minimumDate: Date? {
    didSet { setDate(storedDate, animated: false) }
  }

  /// The latest date. Where it lies before ``minimumDate``, neither limit counts.
  open var maximumDate: Date? {
    didSet { setDate(storedDate, animated: false) }
  }

  /// In which steps minutes are selected. A number that does not divide an hour evenly counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      valueDidChange()
    }
  }

  /// Whether ``date`` is rounded to the steps; only those of more than one minute do so.
  open var roundsToMinuteInterval = true {
    didSet { valueDidChange() }
  }

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let parts = calendarInZone.dateComponents([.minute, .second, .nanosecond], from: date)
    let extra =
      TimeInterval((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
      + TimeInterval(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-extra)
  }

  // MARK: Locale, calendar and zone

  /// The locale in which dates are shown; that of the calendar or the current one where `nil`.
  open var locale: Locale? {
    didSet { valueDidChange() }
  }

  /// The calendar of the dates; the current one unless set, and after `nil` was.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      valueDidChange()
    }
  }

  /// The zone of the times; that of the calendar where `nil`.
  open var timeZone: TimeZone? {
    didSet { valueDidChange() }
  }

  private var calendarInZone: Calendar {
    var calendar: Calendar = storedCalendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  // MARK: Looks

  /// How the picker should look; headless it is always a line of text.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// How the picker looks: as preferred, else wheels for a span and compact otherwise.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 24, height: max(34, size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func valueDidChange() {
    label.text = shownText
    label.isAccessibilityElement = false
    invalidateIntrinsicContentSize()
  }

  private var shownText: String {
    if datePickerMode == .countDownTimer {
      let minutes = Int(storedSpan) / 60
      return "\(minutes / 60) h \(minutes % 60) min"
    }
    let formatter = DateFormatter()
    formatter.calendar = calendarInZone
    formatter.timeZone = calendarInZone.timeZone
    formatter.locale = locale ?? calendarInZone.locale ?? .current
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .time || datePickerMode == .dateAndTime ? .short : .none
    if datePickerMode == .yearAndMonth { formatter.setLocalizedDateFormatFromTemplate("yMMMM") }
    return formatter.string(from: date)
  }

  // MARK: The user

  /// What the user does: selects a date. A disabled picker stays as it is.
  package func pick(_ date: Date) {
    guard isEnabled, datePickerMode != .countDownTimer else { return }
    let former = self.date
    self.date = date
    if self.date != former { sendValueChanged() }
  }

  /// What the user does: selects a span; one of at least a minute, as on a device.
  package func pick(_ span: TimeInterval) {
    guard isEnabled, datePickerMode == .countDownTimer else { return }
    let former = storedSpan
    countDownDuration = max(span, TimeInterval(minuteInterval * 60))
    if storedSpan != former { sendValueChanged() }
  }

  private func sendValueChanged() { send([.valueChanged, .primaryActionTriggered], with: nil) }

  // MARK: Accessibility

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  /// The date or span as it is shown, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { step(1) }

  open override func accessibilityDecrement() { step(-1) }

  /// Goes on or back by the smallest unit that the mode selects.
  private func step(_ direction: Int) {
    if datePickerMode == .countDownTimer {
      return pick(storedSpan + TimeInterval(direction * minuteInterval * 60))
    }
    let (unit, amount): (Calendar.Component, Int) =
      switch datePickerMode {
      case .time, .dateAndTime: (.minute, minuteInterval)
      case .date: (.day, 1)
      case .yearAndMonth: (.month, 1)
      case .countDownTimer: (.minute, minuteInterval)
      }
    let next = calendarInZone.date(byAdding: unit, value: direction * amount, to: date)
    if let next { pick(next) }
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As suits the mode.
  case automatic = 0
  /// A wheel for each part of the date.
  case wheels = 1
  /// The date as a text that is tapped to change it.
  case compact = 2
  /// A calendar, and a field for the time.
  case inline = 3
}
