public import Foundation

/// A row of segments of which one, or none, is selected.
///
/// Tapping a segment that is not selected selects it, sends `valueChanged` and performs the segment's
/// action. Tapping the selected one does nothing, and neither does what the program sets. A momentary
/// control remembers no selection: there each tap counts.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// What ``selectedSegmentIndex`` is while no segment is selected.
  public nonisolated class var noSegment: Int { -1 }

  var segments: [SegmentView] = []
  private var storedSelection = UISegmentedControl.noSegment

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .segmentedControl)
  }

  /// Creates a control with a segment for each item: a text, or an image.
  @inline(never) public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      insert(SegmentContent(item), at: segments.count)
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, named after it.
  @inline(never) public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentContent(action), at: segments.count) }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a text; an index past the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index past the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment that performs the action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  /// Removes the segment; a selection behind it moves along, and one on it goes.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1) }
  }

  /// Sets the text of the segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = SegmentContent(title: title) }
  }

  /// The text of the segment; `nil` for one with an image.
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.content.title }

  /// Sets the image of the segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.content = SegmentContent(image: image) }
  }

  /// The image of the segment.
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.content.image }

  /// Gives the segment an action, and its text.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.content = SegmentContent(action) }
  }

  /// The action of the segment.
  open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.content.action }

  /// The index of the segment whose action has the identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets whether the segment can be selected by the user.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isUserInteractionEnabled = enabled }
  }

  /// Whether the segment can be selected by the user.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    view(at: segment)?.isUserInteractionEnabled ?? false
  }

  /// Sets the width of the segment in points; 0 shares what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = max(0, width) }
  }

  /// The width that was set for the segment; 0 for one that shares.
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.fixedWidth ?? 0 }

  /// Whether segments without a width share by what they show, instead of evenly.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  // MARK: Selection

  /// Whether the control forgets each selection at once.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The index of the selected segment, or ``noSegment``. An index that does not exist is reported and
  /// selects nothing new.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return Headless.report(.segmentOutOfRange(index: newValue, count: segments.count))
      }
      storedSelection = newValue
      showSelection()
    }
  }

  /// Selects the segment as a tap on it does.
  package func selectByUser(_ index: Int) {
    guard isEnabled, isEnabledForSegment(at: index), isMomentary || index != storedSelection else {
      return
    }
    storedSelection = index
    showSelection()
    send(.valueChanged, with: nil)
    if let action = actionForSegment(at: index) { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    if let index = segments.firstIndex(where: { $0.frame.contains(point) }) { selectByUser(index) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth }
    let shared = apportionsSegmentWidthsByContent ? nil : widths.max()
    return CGSize(width: widths.reduce(0) { $0 + (shared ?? $1) }, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
}

extension UISegmentedControl {
  /// Which of the segments a setting is for.
  public enum Segment: Int, Sendable {
    /// All segments.
    case any = 0
    /// The first of several segments, at the left.
    case left = 1
    /// A segment between two others.
    case center = 2
    /// The last of several segments, at the right.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  private func insert(_ content: SegmentContent, at index: Int) {
    let index = min(max(0, index), segments.count)
    let view = SegmentView(content)
    segments.insert(view, at: index)
    addSubview(view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 } else { showSelection() }
    contentDidChange()
  }

  private func remove(at index: Int) {
    guard let view = view(at: index) else { return }
    let selection = selectedSegmentIndex
    segments.remove(at: index)
    view.removeFromSuperview()
    if selection == index {
      selectedSegmentIndex = Self.noSegment
    } else if selection > index {
      selectedSegmentIndex = selection - 1
    }
    contentDidChange()
  }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let view = view(at: index) else { return }
    change(view)
    contentDidChange()
  }

  /// The view of a segment; an index that does not exist is reported.
  private func view(at index: Int) -> SegmentView? {
    guard segments.indices.contains(index) else {
      Headless.report(.segmentOutOfRange(index: index, count: segments.count))
      return nil
    }
    return segments[index]
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showSelection() {
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == selectedSegmentIndex
    }
  }

  /// Gives each segment its width, in the order of writing; what is left over is shared.
  private func layOutSegments() {
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let sharing = segments.filter { $0.fixedWidth == 0 }
    let content = sharing.reduce(0) { $0 + $1.contentWidth }
    let room = max(0, bounds.width - fixed)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for segment in isMirrored ? segments.reversed() : segments {
      var width = segment.fixedWidth
      if width == 0 {
        let byContent = apportionsSegmentWidthsByContent && content > 0
        width = byContent ? room * segment.contentWidth / content : room / CGFloat(sharing.count)
      }
      segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}
