public import Foundation

/// Shows the items of a data source as cells where its layout says.
///
/// Only what is visible has views; those that scroll out of sight are hidden and serve again. A step of
/// scrolling costs what it shows, not how many items there are.
///
/// It must be told of changes of the data, by ``reloadData()`` or by the changes one by one. Those
/// that do not fit the data source are reported, and all is reloaded (UIKit stops the program).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  let pool = ReusePool()
  var storedLayout: UICollectionViewLayout
  /// The number of items of each section; `nil` until it is asked for.
  var knownCounts: [Int]?
  /// What is shown.
  var elements: [ElementKey: ShownElement] = [:]
  var (isRefreshing, isPreparing) = (false, false)
  /// What the layout takes for the bounds while it is asked about a change of them.
  var boundsInQuestion: CGRect?
  /// By how much the offset follows the layout that is being computed.
  var pendingOffsetAdjustment = CGPoint.zero
  var selectedPaths: Set<IndexPath> = []
  var highlightedPath: IndexPath?
  /// Where a touch began that may become a swipe over an item.
  var swipeStart: CGPoint?
  var batch: CollectionBatch?
  /// The element that is being made, or configured again.
  var elementInTheMaking: ElementInTheMaking?
  var prefetching = Prefetching()
  var movement: InteractiveMovement?
  /// The views in which sections scroll that scroll by themselves.
  var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  /// Whether the layout's start has been shown; from right to left it is at the right.
  var hasShownStart = false
  /// Counts what makes earlier answers about the data worthless.
  var dataVersion = 0
  var menus: CollectionMenus?

  /// Creates a collection view that shows its items by the layout.
  @inline(never) public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Creates a collection view with a flow layout, or as a storyboard describes it.
  @inline(never) public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
    coder.fill(self, as: .collectionView)
  }

  // MARK: Objects

  /// Says what is shown; not kept alive. Setting another reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Decides about, and is told of, what happens to items, and of scrolling; not kept alive.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { delegateDidChange(from: oldValue) }
  }

  /// Is told what may soon be shown; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Says where items are shown. Setting another moves them at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { exchangeLayout(for: newValue, animated: false, completion: nil) }
  }

  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UICollectionViewDelegate
    scrollDelegate = delegate
  }

  /// Sets another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchangeLayout(for: layout, animated: animated, completion: nil)
  }
  /// Sets another layout; the completion is called when the animation is over, or the layout set.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(for: layout, animated: animated, completion: completion)
  }

  /// A view behind everything else that keeps its place while the content scrolls.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  // MARK: Behavior

  /// Whether prefetching is announced to the ``prefetchDataSource``.
  open var isPrefetchingEnabled = true

  /// Whether cells that change their content are asked again for their size.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// How quickly items make way for one that is moved.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether the user can select items.
  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether the user can select items while the collection is edited.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether the collection is edited: cells are told, and what is selected is deselected.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: Views

  /// Registers the class of the cells with the identifier; `nil` takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass, needing: UICollectionViewCell.self,
      under: ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Registers the class of the supplementary views of the kind with the identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, needing: UICollectionReusableView.self,
      under: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// A cell to be filled and returned to the collection, one that served before if there is any.
  ///
  /// An identifier that is not registered is reported, and a plain cell returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseKey(kind: ReuseKey.cell, identifier: identifier)
    let view = dequeue(
      key, for: .cell(indexPath), fallback: UICollectionViewCell.self,
      makingOnce: nil as UICollectionViewCell.Type?)
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  /// A supplementary view to be filled and returned to the collection.
  ///
  /// An identifier that is not registered for the kind is reported, and a plain view returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseKey(kind: elementKind, identifier: identifier),
      for: .supplementary(elementKind, indexPath), fallback: UICollectionReusableView.self,
      makingOnce: nil as UICollectionReusableView.Type?)
  }

  // MARK: What is shown

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// The number of items of the section; a section that does not exist is reported, and has none.
  open func numberOfItems(inSection section: Int) -> Int {
    guard itemCounts.indices.contains(section) else {
      Headless.report(.noSuchSection(section: section, doing: "count the items"))
      return 0
    }
    return itemCounts[section]
  }

  /// The visible cells, in the order of their items (own decision; UIKit promises none).
  open var visibleCells: [UICollectionViewCell] { shownCells }

  /// The items with visible cells, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The item's cell, or `nil` if it is not visible or there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a visible cell, or `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// The place of a visible supplementary view, or `nil`.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    path(of: supplementaryView)
  }

  /// The item at a point of the content, or `nil`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// The visible supplementary view, or `nil`.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[.supplementary(elementKind, indexPath)]?.view
  }

  /// The visible supplementary views of the kind, in the order of their places.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      elements[.supplementary(elementKind, $0)]?.view
    }
  }

  /// The places of the visible supplementary views of the kind, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Where the layout puts an item, visible or not; `nil` if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .cell(indexPath))
  }

  /// Where the layout puts a supplementary view, visible or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .supplementary(kind, indexPath))
  }

  // MARK: Scrolling

  /// Scrolls until the item is where the position says, as far as the content reaches; along an axis
  /// for which it says nothing, as little as shows the item.
  ///
  /// An item that does not exist is reported. Items on the way whose size is estimated are measured
  /// first where nothing is animated, so that the item is where it should be.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected items in their order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item without telling the delegate, or deselects all for `nil`, and scrolls to it if the
  /// position says where.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

  // MARK: Changes

  /// Asks for everything again, and deselects all. Views are made anew in the next layout pass.
  open func reloadData() { reloadEverything() }

  /// Makes changes together; the completion is called when their animation is over, with `false` if
  /// they did not fit the data.
  ///
  /// What is deleted, reloaded and moved is named by its place before all changes, and what is
  /// inserted, and where something moves to, by the place after them, whatever the order of the calls.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates, completion: completion)
  }

  /// Tells of new items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Tells of items that are gone.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Tells that an item is elsewhere now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Configures the cells of items again, without replacing them; only visible cells need it.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems += indexPaths }
  }

  /// Tells of new sections.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Tells of sections that are gone.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Tells that a section is elsewhere now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Replaces the views of sections; the number of their items may change.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Moving items

  /// Takes hold of an item, if the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item that is held to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  /// Lets go of the item, which stays where it was moved to.
  open func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Lets go of the item, which returns to where it was.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Overridden

  open override var bounds: CGRect {
    get { boundsInQuestion ?? super.bounds }
    set { super.bounds = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    askLayout(aboutBoundsInsteadOf: oldBounds)
    super.boundsDidChange(from: oldBounds)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.invalidateLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }
}
