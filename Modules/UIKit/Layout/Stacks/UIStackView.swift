public import Foundation

/// A view that arranges a row or a column of views by constraints of its own.
///
/// The arrangement is a set of constraints between the views and the stack's edges, with names such
/// as `UISV-spacing` in messages; they belong to the stack. Along the axis the views' content
/// sizes, hugging and resistance decide as in any layout. A stack whose own size nothing else
/// decides is as small as its arrangement allows.
///
/// A hidden arranged view takes no part and no space. A view that leaves the stack's subviews
/// leaves the arrangement too.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From one edge to the other.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// With their first lines of text on one line, as high as possible; in a column the same as
    /// `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// With their last lines of text on one line, as low as possible; in a column the same as
    /// `trailing`.
    case lastBaseline = 5

    /// The name of `leading` for a row.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// How the views lie along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the stack; the one that hugs its content least grows, the one that resists least
    /// shrinks.
    case fill = 0
    /// They fill the stack with equal lengths.
    case fillEqually = 1
    /// They fill the stack with lengths in proportion to their content sizes.
    case fillProportionally = 2
    /// They keep their lengths and share the rest as equal gaps, no smaller than the spacing.
    case equalSpacing = 3
    /// Their centers have equal distances as far as gaps no smaller than the spacing allow.
    case equalCentering = 4
  }

  /// The spacing that stands for the stack's own ``spacing``.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// The spacing that stands for the system's: 8 points.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .stackView)
  }

  /// Creates a stack that arranges the views, in order.
  @inline(never) public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  // MARK: What is arranged

  /// The arranged views, in order; all are subviews, whose order is another matter.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the arrangement, or moves it there; it becomes a subview if it is
  /// none.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }

  /// Inserts a view into the arrangement, or moves it there; it becomes a subview if it is none.
  ///
  /// The index counts the views without this one; one outside of them is reported, and nothing is
  /// changed.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      return Headless.report(
        .subviewIndexOutOfRange(
          index: stackIndex, count: others.count, superview: misuseName))
    }
    arranged = others
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return rearrange() }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewDidChangeVisibility(_ subview: UIView) {
    super.subviewDidChangeVisibility(subview)
    rearrange()
  }

  override func subviewDidChangeContentSize(_ subview: UIView) {
    super.subviewDidChangeContentSize(subview)
    if distribution == .fillProportionally { rearrange() }
  }

  // MARK: How it is arranged

  /// Whether the views form a row, the default, or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  /// How the views lie along the axis; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  /// How the views lie across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// The gap between views, in points, or the least gap for the distributions with equal ones; 0 by
  /// default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }

  /// Whether a column's spacing is counted from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  /// Whether the views lie inside the stack's margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// The gap after a view; ``spacingUseDefault`` unless set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Sets the gap after an arranged view; it is forgotten when the view leaves the arrangement.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The gap that is to follow a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == UIStackView.spacingUseDefault ? spacing : custom
    return gap == UIStackView.spacingUseSystem ? LayoutSpacing.system : gap
  }

  // MARK: Layout

  private func rearrange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = StackArrangement(self).constraints
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    arranged.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }
}
