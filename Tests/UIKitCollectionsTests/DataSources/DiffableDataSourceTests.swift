import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A collection of numbers whose data source takes snapshots.
@MainActor final class DiffableCollection {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  let view: UICollectionView
  let source: Source
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func show(_ snapshot: Snapshot, animated: Bool = true) {
    source.apply(snapshot, animatingDifferences: animated)
  }

  var texts: [String] { view.visibleCells.compactMap { ($0 as? CountedCell)?.text } }

  func cell(_ item: Int) -> CountedCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? CountedCell }
  }
}

@MainActor @Suite(.headlessUIKit) struct DiffableDataSourceTests {
  let collection = DiffableCollection()

  @Test func `a snapshot is shown, and the next with the same cells`() {
    collection.show(Snapshot(["a": [1, 2, 3], "b": [4]]))
    #expect(collection.texts == ["1", "2", "3", "4"])
    let cells = [1, 2, 3, 4].map { collection.cell($0) }
    CountedCell.made = 0
    collection.show(Snapshot(["b": [4, 1], "c": [9], "a": [3]]))
    #expect(collection.texts == ["4", "1", "9", "3"])
    #expect(collection.cell(4) === cells[3])
    #expect(collection.cell(1) === cells[0])
    #expect(collection.cell(3) === cells[2])
    #expect(CountedCell.made <= 1)
  }

  @Test func `items and sections are found by place and by identifier`() {
    collection.show(Snapshot(["a": [1, 2], "b": [4]]))
    #expect(collection.source.itemIdentifier(for: [0, 1]) == 2)
    #expect(collection.source.itemIdentifier(for: [0, 2]) == nil)
    #expect(collection.source.itemIdentifier(for: [5, 0]) == nil)
    #expect(collection.source.indexPath(for: 4) == [1, 0])
    #expect(collection.source.indexPath(for: 7) == nil)
    #expect(collection.source.sectionIdentifier(for: 1) == "b")
    #expect(collection.source.sectionIdentifier(for: 2) == nil)
    #expect(collection.source.index(for: "b") == 1)
  }

  @Test func `reloading makes a cell anew and reconfiguring keeps it`() {
    collection.show(Snapshot(["a": [1, 2, 3]]))
    let cells = [1, 2, 3].map { collection.cell($0) }
    collection.cell(1)?.text = "stale"
    collection.cell(2)?.text = "stale"
    var snapshot = Snapshot(["a": [3, 1, 2]])
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([2])
    CountedCell.reused = 0
    collection.show(snapshot)
    #expect(collection.texts == ["3", "1", "2"])
    #expect(collection.cell(1) === cells[0])
    #expect(CountedCell.reused == 1)
    #expect(collection.source.snapshot().reloadedItemIdentifiers == [])
    #expect(collection.source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func `a section that is reloaded shows its items anew`() {
    collection.show(Snapshot(["a": [1], "b": [2]]))
    collection.cell(2)?.text = "stale"
    var snapshot = Snapshot(["b": [2, 3], "a": [1]])
    snapshot.reloadSections(["b"])
    collection.show(snapshot)
    #expect(collection.texts == ["2", "3", "1"])
  }

  @Test func `completions come after the animation, or at once without one`() {
    var done: [String] = []
    collection.source.apply(Snapshot(["a": [1]])) { done.append("animated") }
    #expect(done == [])
    collection.source.apply(Snapshot(["a": [1, 2]]), animatingDifferences: false) {
      done.append("not")
    }
    #expect(done == ["not"])
    Headless.clock.runUntilIdle()
    #expect(done == ["not", "animated"])
    collection.source.applySnapshotUsingReloadData(Snapshot(["a": [5]])) { done.append("reload") }
    #expect(done.last == "reload")
    #expect(collection.texts == ["5"])
  }

  @Test func `waiting for a snapshot takes virtual time`() async {
    let start = Headless.clock.now
    await collection.source.apply(Snapshot(["a": [1]]))
    #expect(collection.texts == ["1"])
    #expect(Headless.clock.now >= start)
  }

  @Test func `selection follows its items`() {
    collection.show(Snapshot(["a": [1, 2]]))
    collection.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.show(Snapshot(["a": [7, 8, 2]]))
    #expect(collection.view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test(arguments: 1...40) func `random snapshots are shown as they are`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    for _ in 0..<12 {
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b", "c", "d"].shuffled(using: &numbers).dropLast(1))
      for item in (0..<24).shuffled(using: &numbers).prefix(14) {
        snapshot.appendItems(
          [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &numbers))
      }
      let present = collection.source.snapshot().itemIdentifiers
      snapshot.reloadItems(snapshot.itemIdentifiers.filter { present.contains($0) && $0 % 5 == 0 })
      #expect(reports { collection.show(snapshot) } == [])
      #expect(collection.texts == snapshot.itemIdentifiers.map { "\($0)" })
    }
  }

  @Test func `a provider without a cell is reported`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      nil
    }
    source.apply(Snapshot(["a": [1]]), animatingDifferences: false)
    #expect(
      reports { view.layoutIfNeeded() }.first
        == .collections(.noCell(item: "1", indexPath: [0, 0])))
  }

  @Test func `outlines show what is expanded, and keep the rest`() {
    var outline = SectionSnapshot()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    collection.source.apply(outline, to: "a")
    #expect(collection.texts == ["1", "2"])
    let second = collection.cell(2)
    outline.expand([1])
    collection.source.apply(outline, to: "a")
    #expect(collection.texts == ["1", "11", "12", "2"])
    #expect(collection.cell(2) === second)
    #expect(collection.cell(1)?.configurationState.isExpanded == true)
    let held = collection.source.snapshot(for: "a")
    #expect(held.level(of: 12) == 1)
    #expect(held.isExpanded(1))
    collection.show(Snapshot(["a": [2]]))
    #expect(collection.source.snapshot(for: "a").items == [2])
  }

  @Test func `an outline cannot show items of other sections`() {
    collection.show(Snapshot(["a": [1]]))
    var outline = SectionSnapshot()
    outline.append([1])
    #expect(
      reports { collection.source.apply(outline, to: "b") }
        == [.snapshots(.alreadyPresent(identifiers: ["1"]))])
    #expect(collection.texts == ["1"])
  }

  @Test func `the user moves items that may be moved`() {
    collection.show(Snapshot(["a": [1, 2, 3]]))
    #expect(!collection.view.beginInteractiveMovementForItem(at: [0, 0]))
    var log: [String] = []
    collection.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    collection.source.reorderingHandlers.willReorder = {
      log.append("will \($0.initialSnapshot.text)")
    }
    collection.source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.finalSnapshot.text) \(transaction.difference.count)")
      log.append("sections \(transaction.sectionTransactions.map(\.sectionIdentifier))")
    }
    #expect(!collection.view.beginInteractiveMovementForItem(at: [0, 1]))
    let cell = collection.cell(1)
    #expect(collection.view.beginInteractiveMovementForItem(at: [0, 0]))
    collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 50))
    collection.view.endInteractiveMovement()
    #expect(log == ["will a1,2,3", "did a2,3,1 2", "sections [\"a\"]"])
    #expect(collection.texts == ["2", "3", "1"])
    #expect(collection.cell(1) === cell)
  }

  @Test func `a registration made for each cell is reported`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(
        using: UICollectionView.CellRegistration<CountedCell, Int> { _, _, _ in }, for: path,
        item: item)
    }
    let reported = reports {
      source.apply(Snapshot(["a": Array(0..<60)]), animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(reported == [.collections(.registrationMadeInProvider(class: "CountedCell"))])
  }

  @Test func `data source and collection leave nothing behind`() {
    expectNoLeaks { tracker in
      let collection = DiffableCollection()
      tracker.track(collection.view)
      tracker.track(collection.source)
      collection.show(Snapshot(["a": Array(0..<40)]))
      collection.show(Snapshot(["a": Array(10..<50)]))
      Headless.clock.runUntilIdle()
    }
  }
}
