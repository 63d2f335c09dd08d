public import Foundation

/// The view of one row of a table.
///
/// What it shows lies in its ``contentView``: the labels of its style, subviews of the program, or what
/// a ``contentConfiguration`` says. A table uses a cell again for another row; see
/// ``prepareForReuse()``.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  let contents = ConfiguredContents()
  let style: CellStyle
  private let identifier: String?
  var labels = CellLabels()
  var accessories = CellAccessories()
  var editing = CellEditing()
  /// The row that the cell is shown for.
  var place: RowPlace?
  /// The table that shows the cell, or did.
  weak var table: UITableView?

  /// Creates a cell whose labels, where they are used, lie as the style says.
  ///
  /// Tables create the cells of registered classes through this, with the default style.
  @inline(never) public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    prepareContents()
  }

  /// Creates a cell of the default style without an identifier.
  @inline(never) public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell as a storyboard describes it; one of the default style with any other coder.
  @inline(never) public required init?(coder: NSCoder) {
    style = coder.interfaceValue("style", .cellStyle) ?? .default
    identifier = coder.interfaceValue("reuseIdentifier", .any)
    super.init(coder: coder)
    prepareContents()
    coder.fill(self, as: .tableViewCell)
  }

  // MARK: Reuse

  /// The name under which the table keeps the cell for other rows; without one it is not used again.
  open var reuseIdentifier: String? { identifier ?? accessories.prototypeIdentifier }

  /// Takes back what was special of the row that the cell showed; the table calls it before the cell
  /// is used again. Overriding it, call `super`.
  ///
  /// A cell is neither selected, pressed nor swiped then; its content stays.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content

  /// The view that holds all content of the cell.
  open var contentView: UIView { contents.contentView }

  /// What the content view shows; `nil` where labels or the program's own views do.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.contentConfiguration }
    set { contents.contentConfiguration = newValue }
  }

  /// A configuration of list content that suits the cell's style; set it to show it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    standardContentConfiguration
  }

  /// What lies behind the content; it takes the place of ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backgroundConfiguration }
    set { contents.setBackground(newValue, of: self) }
  }

  /// A background configuration that suits the table; set it to show it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

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
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(of: self) }

  /// Brings the cell in line with a state; does nothing unless overridden.
  ///
  /// What it reads of the traits is noted: when that changes, it is called again. The configurations
  /// that follow the state by themselves have done so before.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``, to the same end; its reads of traits count too.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The label of the style; it is made when it is first asked for.
  @available(*, deprecated, message: "Use a content configuration")
  open var textLabel: UILabel? { ensureTextLabel() }

  /// The second label of the style; the default style has none.
  @available(*, deprecated, message: "Use a content configuration")
  open var detailTextLabel: UILabel? { ensureDetailLabel() }

  /// The image at the leading edge; it is made when it is first asked for.
  @available(*, deprecated, message: "Use a content configuration")
  open var imageView: UIImageView? { ensureImageView() }

  // MARK: Backgrounds

  /// The view behind all else.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view over ``backgroundView`` while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: nil) }
  }

  /// The view in place of ``selectedBackgroundView`` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: nil) }
  }

  // MARK: Accessories

  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The view at the trailing edge, in place of what ``accessoryType`` says.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange() } }
  }

  /// What stands at the trailing edge while editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The view at the trailing edge while editing, in place of what ``editingAccessoryType`` says.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
  }

  // MARK: Selection

  /// How the selected cell looks; headless, whether ``selectedBackgroundView`` is shown.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionLooksMayHaveChanged() } }
  }

  /// Whether the cell is selected; setting it calls ``setSelected(_:animated:)``, not the delegate.
  open var isSelected: Bool {
    get { editing.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is pressed; setting it calls ``setHighlighted(_:animated:)``, not the delegate.
  open var isHighlighted: Bool {
    get { editing.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not; the table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) { showSelected(selected) }

  /// Shows the cell as pressed or not; the table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { showHighlighted(highlighted) }

  // MARK: Editing

  /// Whether the cell is being edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing of the cell; the table calls it when it starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing) }

  /// What editing does to the row, as the delegate said.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether the button that asks whether to delete shows.
  open var showingDeleteConfirmation: Bool { editing.isSwiped }

  /// Whether the control to move the row shows while editing. It does so only in rows that the data
  /// source lets move.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }

  /// Whether the content makes room for the control that deletes or inserts, as the delegate said.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Tells the cell that what it shows beside its content is about to change; does nothing unless
  /// overridden.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that what it shows beside its content changed; does nothing unless overridden.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// How far the content is indented, in steps of ``indentationWidth``.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of a step of indentation, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The distances of the line below the cell from its edges, in points; those of the table unless
  /// set.
  open var separatorInset: UIEdgeInsets {
    get {
      accessories.separatorInset ?? table?.separatorInset ?? UITableView.standardSeparatorInset
    }
    set { accessories.separatorInset = newValue }
  }

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
    return CGSize(
      width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
  }

  /// Marks the row's height as one to be measured anew, which it is before the next layout.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidResize(in: self)
  }
}

extension UITableViewCell: ConfigurationUpdating {}
