public import Foundation

/// The view of one item of a collection.
///
/// Its content stands in the ``contentView``, put there by a content configuration or by the program.
/// Configurations that follow the cell's state are brought up to date before the cell is laid out, and
/// whenever a trait changes that the update reads.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Called to bring the cell's configurations in line with its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Where a cell is in being dragged.
  public enum DragState: Int, Sendable {
    /// The cell lies where it belongs.
    case none = 0
    /// The user has just picked the cell up.
    case lifting = 1
    /// The user is dragging the cell about.
    case dragging = 2
  }

  let contents = ConfiguredContents()

  /// Whether the collection is being edited.
  var isEditing = false {
    didSet { if isEditing != oldValue { stateDidChange() } }
  }

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContents()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContents()
    coder.fill(self, as: .collectionViewCell)
  }

  // MARK: Content

  /// The view to which content belongs; it has the cell's size.
  open var contentView: UIView { contents.contentView }

  /// What the content view shows; `nil` for what the program puts there itself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.contentConfiguration }
    set { contents.contentConfiguration = newValue }
  }

  /// Whether the content configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { contents.updatesContent }
    set { contents.updatesContent = newValue }
  }

  // MARK: Background

  /// What lies behind the content; setting it takes the background views away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backgroundConfiguration }
    set {
      contents.setBackground(newValue, of: self)
      guard newValue != nil else { return }
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }

  /// Whether the background configuration follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { contents.updatesBackground }
    set { contents.updatesBackground = newValue }
  }

  /// The background that suits a cell where it stands.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// A view between the background and the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceSelectedBackground(oldValue) }
  }

  // MARK: State

  /// Whether the cell's item is selected; the collection sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a touch is on the cell; the collection sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Tells the cell that it is being dragged; does nothing unless overridden.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state for configurations.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(of: self) }

  /// Brings the configurations in line with the state; does nothing of its own, as those that follow
  /// the state by themselves have done so before.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``, to the same end.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Overridden

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutContents()
    super.layoutSubviews()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    // At once, so that constraints of the content are never solved for a size that is gone.
    layOutContents()
  }

  override func contentSize(fitting size: CGSize) -> CGSize? { fittedContentSize(in: size) }

  override func prepareToServe() {
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    setNeedsUpdateConfiguration()
    super.prepareToServe()
  }

  func stateDidChange() {
    placeSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  var currentState: UICellConfigurationState { stateOfCell }

  func updateConfigurationIfNeeded() { runDueUpdate() }

  /// Where the content view stands; list cells leave room for accessories.
  var contentFrame: CGRect { bounds }
}
