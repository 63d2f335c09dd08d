import Foundation

extension UICollectionView {
  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { batch != nil }

  /// Notes a change in the open batch, or makes it one of its own.
  func change(_ note: (inout CollectionBatch) -> Void) {
    if batch != nil {
      note(&batch!)
      return
    }
    var own = CollectionBatch(countsBefore: itemCounts, version: dataVersion)
    note(&own)
    carryOut(own)
  }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let isOutermost = batch == nil
    if isOutermost { batch = CollectionBatch(countsBefore: itemCounts, version: dataVersion) }
    if let completion { batch?.completions.append(completion) }
    updates?()
    guard isOutermost, let finished = batch else { return }
    batch = nil
    carryOut(finished)
  }

  /// Shows the changes of a batch, or reloads all if they do not fit the data.
  ///
  /// - Parameter isChecked: whether what is wrong with the changes is to be found out.
  func carryOut(_ batch: CollectionBatch, countsAfter: [Int]? = nil, isChecked: Bool = true) {
    if movement != nil { endMovement(cancelled: true) }
    // Data that is reloaded within a batch needs no changes.
    guard batch.version == dataVersion else { return finish(batch, fits: true) }
    let countsAfter = countsAfter ?? askForCounts()
    if isChecked, let misuse = batch.misuse(countsAfter: countsAfter) {
      Headless.report(misuse)
      reloadEverything()
      finish(batch, fits: false)
      return
    }
    UIView.animate(
      withDuration: CollectionBatch.duration,
      animations: {
        self.show(batch, countsAfter: countsAfter)
      }
    ) { _ in
      for completion in batch.completions { completion(true) }
    }
  }

  private func finish(_ batch: CollectionBatch, fits: Bool) {
    guard !batch.completions.isEmpty else { return }
    UIView.animate(withDuration: CollectionBatch.duration, animations: {}) { _ in
      for completion in batch.completions { completion(fits) }
    }
  }

  private func show(_ batch: CollectionBatch, countsAfter: [Int]) {
    let change = CollectionChange(batch)
    let wasShown = !elements.isEmpty
    storedLayout.attributesBeforeUpdate = elements.mapValues(\.attributes)
    let (kept, gone) = partition(by: change)
    dataVersion += 1
    let version = dataVersion
    elements = kept
    for (key, element) in kept { element.view.elementKey = key }
    selectedPaths = Set(selectedPaths.compactMap { change.newPath(of: $0) })
    highlightedPath = highlightedPath.flatMap { change.newPath(of: $0) }
    prefetching.announced = Set(prefetching.announced.compactMap { change.newPath(of: $0) })
    knownCounts = countsAfter
    storedLayout.follow(change)
    moveOrthogonalViews(change)
    let context = storedLayout.makeContext()
    context.isOfCounts = true
    let isOutermost = !isRefreshing
    isRefreshing = true
    storedLayout.prepare(forCollectionViewUpdates: batch.updateItems(change))
    storedLayout.invalidateLayout(with: context)
    if isOutermost { isRefreshing = false }
    retire(gone)
    reconfigure(batch.reconfiguredItems.compactMap { change.newPath(of: $0) }, version)
    if wasShown || window != nil { refresh() }
    storedLayout.finalizeCollectionViewUpdates()
    storedLayout.attributesBeforeUpdate = [:]
    if storedLayout.needsPreparation { setNeedsLayout() }
  }

  private func partition(
    by change: CollectionChange
  ) -> (kept: [ElementKey: ShownElement], gone: [ElementKey: ShownElement]) {
    var kept: [ElementKey: ShownElement] = [:]
    var gone: [ElementKey: ShownElement] = [:]
    for (key, element) in elements {
      if let newKey = change.newKey(of: key) { kept[newKey] = element } else { gone[key] = element }
    }
    return (kept, gone)
  }

  /// Asks the data source for cells that are there, so that it configures them again.
  private func reconfigure(_ paths: [IndexPath], _ version: Int) {
    for path in paths where version == dataVersion {
      let key = ElementKey.cell(path)
      guard let element = elements[key], let dataSource else { continue }
      let outer = elementInTheMaking
      elementInTheMaking = ElementInTheMaking(key: key, present: element.view)
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      elementInTheMaking = outer
      guard version == dataVersion else { return }
      if cell === element.view {
        elements[key]?.needsFitting = true
      } else {
        Headless.report(.otherCellReconfigured(indexPath: path))
        replace(key, element, by: cell)
      }
    }
  }

  private func replace(_ key: ElementKey, _ element: ShownElement, by cell: UICollectionViewCell) {
    elements[key] = nil
    retire(key, element)
    if cell.reuseKey != nil { keep(cell) }
    setNeedsLayout()
  }
}
