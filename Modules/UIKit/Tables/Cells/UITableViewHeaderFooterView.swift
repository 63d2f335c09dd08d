public import Foundation

/// The header or footer of a table's section.
///
/// A table uses it again for another section; see ``prepareForReuse()``.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  let contents = ConfiguredContents()
  private let identifier: String?
  var header = HeaderState()
  /// The table that shows the view.
  weak var table: UITableView?

  /// Creates a view that the table keeps for other sections under the identifier.
  @inline(never) public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContents()
  }

  /// Creates a view without an identifier.
  @inline(never) public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without an identifier; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepareContents()
  }

  // MARK: Reuse

  /// The name under which the table keeps the view for other sections.
  open var reuseIdentifier: String? { identifier }

  /// Takes back what was special of the section; the table calls it before the view is used again.
  /// Overriding it, call `super`.
  open func prepareForReuse() {
    header.isPinned = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The view that holds all content.
  open var contentView: UIView { contents.contentView }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self {
        oldValue?.removeFromSuperview()
      }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The label with the section's title; it is made when it is first asked for.
  @available(*, deprecated, message: "Use a content configuration")
  open var textLabel: UILabel? { ensureTextLabel() }

  /// A second label below the title; it is made when it is first asked for.
  @available(*, deprecated, message: "Use a content configuration")
  open var detailTextLabel: UILabel? { ensureDetailLabel() }

  /// What the content view shows; `nil` where labels or the program's own views do.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.contentConfiguration }
    set { contents.contentConfiguration = newValue }
  }

  /// A configuration of list content that suits the table; set it to show it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    header.isFooter ? .footer() : .header()
  }

  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backgroundConfiguration }
    set { contents.setBackground(newValue, of: self) }
  }

  /// A background configuration that suits the table; set it to show it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    header.isFooter ? .listFooter() : .listHeader()
  }

  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { contents.updatesContent }
    set { contents.updatesContent = newValue }
  }

  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { contents.updatesBackground }
    set { contents.updatesBackground = newValue }
  }

  /// The state by which configurations are updated.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = header.isPinned
    return state
  }

  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(of: self) }

  /// Brings the view in line with a state; does nothing unless overridden.
  ///
  /// What it reads of the traits is noted: when that changes, it is called again. The configurations
  /// that follow the state by themselves have done so before.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``, to the same end; its reads of traits count too.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard verticalFittingPriority < .required else { return targetSize }
    return CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
  }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {
  /// Brings a header or footer in line with a new state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void
}
