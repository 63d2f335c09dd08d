public import Foundation

/// Shows a list content configuration: an image, a text and a second text.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var listConfiguration: UIListContentConfiguration
  private var parts = ListContentParts()

  /// Creates a view that shows the configuration.
  @inline(never) public convenience init(configuration: UIListContentConfiguration) {
    self.init(showing: configuration)
  }

  private init(showing configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    refresh()
  }

  /// Creates a view without content; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    listConfiguration = .cell()
    super.init(coder: coder)
    refresh()
  }

  /// What the view shows. Only a ``UIListContentConfiguration`` can be shown: another is reported and
  /// refused.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        return Headless.report(
          .lists(
            .unsupportedConfiguration(configuration: "\(type(of: newValue))", view: misuseName)))
      }
      guard newValue != listConfiguration else { return }
      listConfiguration = newValue
      refresh()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func refresh() {
    parts.show(listConfiguration, in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The margins that lie around the content.
  private var contentInsets: UIEdgeInsets {
    var insets = LayoutMargins.directional(listConfiguration.directionalLayoutMargins)
      .insets(in: effectiveUserInterfaceLayoutDirection)
    guard let margins = superview?.layoutMargins else { return insets }
    let axes = listConfiguration.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      insets.left = max(insets.left, margins.left)
      insets.right = max(insets.right, margins.right)
    }
    if axes.contains(.vertical) {
      insets.top = max(insets.top, margins.top)
      insets.bottom = max(insets.bottom, margins.bottom)
    }
    return insets
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let insets = contentInsets
    return ListContentArrangement(
      parts, listConfiguration, width: max(0, width - insets.left - insets.right))
  }

  private func size(forWidth width: CGFloat) -> CGSize {
    let insets = contentInsets
    let arrangement = arrangement(width: width)
    return CGSize(
      width: arrangement.size.width + insets.left + insets.right,
      height: arrangement.size.height + insets.top + insets.bottom)
  }

  /// The size of the content on unbroken lines, with its margins.
  open override var intrinsicContentSize: CGSize { size(forWidth: .infinity) }

  /// The size of the content broken at the width, with its margins; a width of zero does not break.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : .infinity)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    size(forWidth: width).height
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  override func subviewDidChangeContentSize(_ subview: UIView) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    let arrangement = arrangement(width: bounds.width)
    let space = bounds.inset(by: insets)
    parts.place(
      arrangement, in: space,
      isForward: effectiveUserInterfaceLayoutDirection == .leftToRight)
    parts.tint(listConfiguration, tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tint(listConfiguration, tintColor)
  }
}
