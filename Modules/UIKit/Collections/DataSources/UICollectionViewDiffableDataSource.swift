public import Foundation

/// A data source that shows snapshots: it finds out what changed from one to the next, and tells the
/// collection of that and no more, so that cells keep their items.
///
/// It makes itself the collection's data source, and does not keep the collection alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a supplementary view, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  weak var view: UICollectionView?
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of sections that were given one.
  var outlines: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]

  /// Creates the data source of a collection view, empty at first.
  @inline(never) public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {
    self.cellProvider = cellProvider
    view = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Gives supplementary views; needed where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Asking

  /// What is shown, without what was asked to be reloaded or reconfigured.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at a path, or `nil`; constant time.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.contents.items.indices.contains(indexPath.section),
      current.contents.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return current.contents.items[indexPath.section][indexPath.item]
  }

  /// The path of an item, or `nil`; it takes a walk over the items of its section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.place(ofItem: itemIdentifier).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  /// The section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.contents.sections.indices.contains(index) ? current.contents.sections[index] : nil
  }

  /// The index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Applying

  /// Shows a snapshot. The completion is called when the animation is over, or at once without one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, and waits until its animation is over: virtual time goes on by that (own
  /// decision, as nobody else would move it meanwhile).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    let mark = Headless.clock.mark
    show(snapshot, animated: animatingDifferences, completion: nil)
    Headless.clock.settleTransitions(since: mark)
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    view?.reloadData()
    view?.layoutIfNeeded()
    completion?()
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Outlines

  /// The outline of a section; one that was given none has all its items at the top.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outline(of: section)
  }

  /// Shows an outline in a section, which is added at the end if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animated: animatingDifferences, completion: completion)
  }

  /// Shows an outline in a section, and waits until its animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    let mark = Headless.clock.mark
    show(snapshot, in: section, animated: animatingDifferences, completion: nil)
    Headless.clock.settleTransitions(since: mark)
  }

  /// What happens when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Moving items

  /// Which items the user may move, and what happens then.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.contents.items[section].count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.contents.items[indexPath.section][indexPath.item]
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    Headless.report(.noCell(item: "\(item)", indexPath: indexPath))
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Headless.report(.noSupplementaryView(kind: kind, indexPath: indexPath))
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }
}
