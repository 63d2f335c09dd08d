public import Foundation

/// A table's data source that shows the sections and items of snapshots.
///
/// Applying a snapshot finds what differs from the one before, and tells the table: as few rows as can
/// be come, go and move, and the cells of all others stay. Identifiers are told apart by equality.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item, as a rule by dequeuing it.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var isApplying = false

  /// Creates a data source and makes it the table's, which does not keep it alive.
  @inline(never) public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; headless they do so at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// What is shown now. Changing the copy changes nothing; apply it.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = current
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Shows a snapshot, changing no more than differs, whether animated or not; the completion is
  /// called when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard begin() else { return }
    defer { isApplying = false }
    guard let table, table.dataSource === self else {
      current = snapshot
      completion?()
      return
    }
    let update = SnapshotUpdate(from: current, to: snapshot, animation: defaultRowAnimation)
    let changes = {
      self.current = snapshot
      update.send(to: table)
    }
    guard animatingDifferences else {
      UIView.performWithoutAnimation { table.performBatchUpdates(changes) }
      completion?()
      return
    }
    table.performBatchUpdates(changes) { _ in completion?() }
  }

  /// Shows a snapshot, and returns when it is shown. Headless the virtual clock has to move for the
  /// animation to end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading everything anew, without a look at what differs.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard begin() else { return }
    defer { isApplying = false }
    current = snapshot
    table?.reloadData()
    table?.bringUpToDate()
    completion?()
  }

  /// Shows a snapshot by loading everything anew, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func begin() -> Bool {
    guard !isApplying else {
      Headless.report(.lists(.nestedApplication))
      return false
    }
    isApplying = true
    return true
  }

  // MARK: Identifiers

  /// The item of a row, or `nil` where there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.contents.items.indices.contains(indexPath[0]),
      current.contents.items[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return current.contents.items[indexPath[0]][indexPath[1]]
  }

  /// The row of an item, or `nil` where no such item is shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.place(ofItem: itemIdentifier).map {
      IndexPath(row: $0.item, section: $0.section)
    }
  }

  /// The identifier of a section, or `nil` where there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.contents.sections.indices.contains(index) ? current.contents.sections[index] : nil
  }

  /// The index of a section, or `nil` where no such section is shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.contents.items[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    Headless.report(.lists(.noCell(indexPath: indexPath, dataSource: "\(type(of: self))")))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
