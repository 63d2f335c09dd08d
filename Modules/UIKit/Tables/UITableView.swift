public import Foundation

/// A list of rows in sections, one below the other, of which only those in sight have views.
///
/// The table asks its ``dataSource`` for the cells of the rows that come into sight and uses those of
/// rows that went out of sight again. Where the height of a row is not known before, an estimate
/// stands for it until the row comes into sight. Scrolling costs what the rows in sight cost, however
/// many there are.
///
/// Headless, changes of rows are shown at once; completions come when the animation would be over.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private let storedStyle: Style
  /// Where the rows lie, as far as they were loaded.
  var places = TableGeometry()
  /// What is in sight.
  var shown = ShownParts()
  var pool = TableReusePool()
  var selection = TableSelection()
  var touching = TableTouching()
  var updates = TableUpdates()
  var prefetching = TablePrefetching()
  var sectionIndex = TableSectionIndex()
  var loading = TableLoading()

  /// Creates a table of the style.
  @inline(never) public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table.
  @inline(never) public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table as a storyboard describes it; a plain one with any other coder.
  @inline(never) public required init?(coder: NSCoder) {
    storedStyle = coder.interfaceValue("style", .tableStyle) ?? .plain
    super.init(coder: coder)
    prepareTable()
    coder.fill(self, as: .tableView)
  }

  /// How the table looks, and whether its headers stay in sight.
  open var style: Style { storedStyle }

  // MARK: Data

  /// Says what rows there are; not kept alive. Setting it has the table load anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }

  /// Decides how rows look and behave; not kept alive. Setting it has the table load anew.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { dataDidChange() }
    }
  }

  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITableViewDelegate
    scrollDelegate = delegate
  }

  /// Is told which rows are near; not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  /// Loads everything anew before the next layout, and deselects all rows.
  ///
  /// Cells in sight are used again for what is in sight then.
  open func reloadData() { dataDidChange() }

  /// The number of sections, as the data source says.
  open var numberOfSections: Int {
    loadIfNeeded()
    return places.sections.count
  }

  // MARK: Heights

  /// The height of rows; ``automaticDimension``, the default, for that of their content.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height that a row counts with until it comes into sight: ``automaticDimension``, the default,
  /// for one that the table chooses, or 0 to have the delegate asked for the heights of all rows at
  /// once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers; ``automaticDimension``, the default, for that of their content.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers; ``automaticDimension``, the default, for that of their content.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The height that a header counts with until it comes into sight.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height that a footer counts with until it comes into sight.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The gap above each header; ``automaticDimension``, the default, means 22 points in plain tables
  /// and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// The height of the empty rows below the last; headless they are not shown.
  open var fillerRowHeight: CGFloat = 0

  /// When the height of a row that measures itself is measured anew.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Views

  /// The view above all sections; its height is its own, its width the table's.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// The view below all sections; its height is its own, its width the table's.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// The view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self {
        oldValue?.removeFromSuperview()
      }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What lies between the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The color of what lies between the rows.
  open var separatorColor: UIColor? = .separator

  /// The distances of the lines between rows from the sides, in points.
  open var separatorInset = UITableView.standardSeparatorInset

  /// What ``separatorInset`` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Whether the margins of cells keep lines readable; headless it is only kept.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content views keep out of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { heightsDidChange() } }
  }

  // MARK: Selection

  /// Whether the user can select a row.
  open var allowsSelection = true

  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
  }

  /// Whether the user can select a row while editing.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several rows while editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() }
    }
  }

  /// The row that was selected first of those that are.
  open var indexPathForSelectedRow: IndexPath? { selection.rows.first?.indexPath }

  /// The selected rows in the order of their selection, or `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.map(\.indexPath)
  }

  /// Selects a row, or deselects all for `nil`, and scrolls to it; the delegate is not told.
  ///
  /// Where only one row can be selected, it takes the place of the other.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = place(of: indexPath, for: "deselectRow") else { return }
    deselect(place, animated: animated)
  }

  // MARK: Editing

  /// Whether rows are being edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { loading.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Index

  /// From how many rows on the index at the side is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  /// The color of the titles in the index.
  open var sectionIndexColor: UIColor? {
    didSet { if sectionIndexColor != oldValue { setNeedsLayout() } }
  }

  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?

  /// The color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Asks the data source for the titles of the index anew.
  open func reloadSectionIndexTitles() {
    sectionIndex.needsTitles = true
    setNeedsLayout()
  }

  // MARK: Updates

  /// Whether updates were begun that are not shown yet.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Begins a group of changes that are shown together; calls nest.
  open func beginUpdates() { beginUpdateGroup() }

  /// Ends a group of changes and shows them, if it is the outermost.
  open func endUpdates() { endUpdateGroup() }

  /// Makes a group of changes that are shown together, and calls the completion when they are.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }

  /// Shows rows that the data source has more of; the index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  /// Takes out rows that the data source no longer has; the index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  /// Asks for new cells of the rows; the index paths are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  /// Moves a row from its place before the update to its place after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has more of; the indices are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Takes out sections that the data source no longer has; the indices are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }

  /// Loads sections anew; the indices are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section from its place before the update to its place after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Has the data source configure the cells that are shown for the rows again: what it dequeues for
  /// them are those very cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredRows += indexPaths }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Whether a drag may take away a touch of which the view was told: not of controls, of the index at
  /// the side, and of what moves a row, unless overridden.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    super.touchesShouldCancel(in: view) && !movesByItself(view)
  }

  override func handsOverAtOnce(_ touch: UITouch) -> Bool { touch.view.map(movesByItself) ?? false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveTouch(touch) }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTouch(touch) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }
}
