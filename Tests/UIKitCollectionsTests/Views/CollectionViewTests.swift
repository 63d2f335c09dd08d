import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct CollectionViewTests {
  let log = EventLog()

  func rows(_ count: Int, height: CGFloat = 40) -> NumberCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return NumberCollection([Array(0..<count)], layout: layout)
  }

  @Test func `only what is visible has cells`() {
    let collection = rows(100)
    #expect(collection.texts == (0..<10).map { "\($0)" })
    #expect(collection.source.cellRequests == 10)
    #expect(collection.view.indexPathsForVisibleItems.count == 10)
    #expect(collection.view.cellForItem(at: [0, 10]) == nil)
    #expect(collection.view.cellForItem(at: [3, 10]) == nil)
    #expect(collection.view.indexPath(for: collection.cell(4)!) == [0, 4])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 85)) == [0, 2])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 8500)) == nil)
  }

  @Test
  func `ten thousand items need no more cells than a hundred, and a step asks for what it shows`() {
    CountedCell.made = 0
    CountedCell.reused = 0
    let collection = rows(10_000)
    let countRequests = collection.source.countRequests
    var largest = 0
    for step in 1...10_000 {
      let before = collection.source.cellRequests
      collection.view.contentOffset.y = CGFloat(step) * 39
      collection.view.layoutIfNeeded()
      largest = max(largest, collection.source.cellRequests - before)
    }
    #expect(largest == 1)
    #expect(CountedCell.made <= 12)
    #expect(collection.view.subviews.count <= 12)
    #expect(collection.view.visibleCells.count <= 11)
    #expect(collection.source.countRequests == countRequests)
    #expect(CountedCell.reused == collection.source.cellRequests - CountedCell.made)
  }

  @Test(
    .disabled(
      if: ProcessMemory.isKeptWhenFreed, "the address sanitizer keeps freed memory from reuse"))
  func `scrolling ten thousand steps takes no memory`() throws {
    let collection = rows(10_000)
    func scroll(steps: Int) {
      for _ in 0..<steps {
        collection.view.contentOffset.y += 37
        collection.view.layoutIfNeeded()
      }
    }
    scroll(steps: 2_000)
    #expect(try ProcessMemory.growth { scroll(steps: 1_600) } < 20)
  }

  @Test func `a jump reuses every cell`() {
    CountedCell.made = 0
    let collection = rows(10_000)
    collection.view.contentOffset.y = 200_000
    collection.view.layoutIfNeeded()
    #expect(collection.texts.first == "5000")
    #expect(CountedCell.made == 10)
  }

  @Test func `the delegate is told what appears and what is gone`() {
    let delegate = RecordingDelegate(log)
    delegate.notesDisplay = true
    let collection = rows(5, height: 300)
    collection.view.delegate = delegate
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(
      log.take() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.0", "willDisplay 0.1",
      ])
    collection.view.contentOffset.y = 350
    collection.view.layoutIfNeeded()
    #expect(log.take() == ["didEndDisplaying 0.0", "willDisplay 0.2"])
  }

  @Test func `reloading asks for everything again and deselects`() {
    let collection = rows(3)
    collection.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.source.sections = [[7, 8, 9, 10]]
    collection.view.reloadData()
    #expect(collection.view.numberOfItems(inSection: 0) == 4)
    collection.view.layoutIfNeeded()
    #expect(collection.texts == ["7", "8", "9", "10"])
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `a cell that is dequeued has its size already`() {
    var sizes: [CGSize] = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let collection = NumberCollection([[1, 2]], layout: layout) { _ in }
    collection.source.whenAsked = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      sizes.append(cell.bounds.size)
      return cell
    }
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 70, height: 30), CGSize(width: 70, height: 30)])
  }

  @Test func `an identifier that is not registered is reported and a plain cell shown`() {
    let collection = rows(1)
    collection.source.whenAsked = {
      $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1)
    }
    collection.view.reloadData()
    let reported = reports { collection.view.layoutIfNeeded() }
    #expect(
      reported == [
        .collections(.notRegistered(identifier: "other", kind: "UICollectionElementKindCell"))
      ])
    #expect(collection.view.visibleCells.count == 1)
  }

  @Test func `a class that is no cell cannot be registered, and a cell must be dequeued`() {
    let collection = rows(1)
    #expect(
      reports { collection.view.register(UIView.self, forCellWithReuseIdentifier: "x") }
        == [.collections(.notReusable(class: "UIView", needed: "UICollectionViewCell"))])
    collection.source.whenAsked = { _, _ in CountedCell(frame: .zero) }
    collection.view.reloadData()
    #expect(
      reports { collection.view.layoutIfNeeded() } == [
        .collections(
          .viewNotDequeued(
            class: "CountedCell", kind: "UICollectionElementKindCell", indexPath: [0, 0]))
      ])
  }

  @Test func `index paths that do not exist are reported`() {
    let collection = rows(3)
    let view = collection.view
    let bad = IndexPath(item: 3, section: 0)
    #expect(
      reports { view.scrollToItem(at: bad, at: .top, animated: false) }
        == [.collections(.noSuchItem(indexPath: bad, doing: "scroll"))])
    #expect(
      reports { view.selectItem(at: bad, animated: false, scrollPosition: []) }
        == [.collections(.noSuchItem(indexPath: bad, doing: "select"))])
    #expect(
      reports { _ = view.numberOfItems(inSection: 9) }
        == [.collections(.noSuchSection(section: 9, doing: "count the items"))])
    #expect(view.layoutAttributesForItem(at: bad) == nil)
    #expect(view.layoutAttributesForItem(at: [0]) == nil)
  }

  @Test func `a number of items that cannot be is reported and taken as none`() {
    final class Endless: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { .max }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Endless()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    let reported = reports { view.layoutIfNeeded() }
    #expect(reported == [.lists(.excessiveCount(count: .max, method: "numberOfItemsInSection"))])
    #expect(view.numberOfItems(inSection: 0) == 0)
  }

  @Test func `scrolling to an item puts it where it is asked`() {
    let collection = rows(100)
    let view = collection.view
    view.scrollToItem(at: [0, 50], at: .top, animated: false)
    #expect(view.contentOffset.y == 2000)
    view.scrollToItem(at: [0, 50], at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 1820)
    view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 1640)
    view.scrollToItem(at: [0, 99], at: .top, animated: false)
    #expect(view.contentOffset.y == 3600)
    view.scrollToItem(at: [0, 85], at: [], animated: false)
    #expect(view.contentOffset.y == 3400)
    #expect(collection.texts.first == "85")
    #expect(
      reports { view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false) }
        == [.collections(.contradictoryScrollPosition)])
    #expect(view.contentOffset.y == 0)
  }

  @Test func `prefetching announces the next screen, and takes back what is not needed`() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var events: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {
        events.append("fetch \(indexPaths.map { $0[1] })")
      }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) {
        events.append("cancel \(indexPaths.map { $0[1] })")
      }
    }
    let prefetcher = Prefetcher()
    let collection = rows(100, height: 200)
    collection.view.prefetchDataSource = prefetcher
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(prefetcher.events == ["fetch [2, 3]"])
    collection.view.contentOffset.y = 200
    collection.view.layoutIfNeeded()
    #expect(prefetcher.events == ["fetch [2, 3]", "fetch [4]"])
    collection.view.contentOffset.y = 10_000
    collection.view.layoutIfNeeded()
    #expect(prefetcher.events.suffix(2) == ["cancel [3, 4]", "fetch [52, 53]"])
    collection.view.contentOffset.y = 9_800
    collection.view.layoutIfNeeded()
    #expect(prefetcher.events.suffix(2) == ["cancel [52, 53]", "fetch [48, 47]"])
  }

  @Test func `the background stays behind the cells and does not scroll`() {
    let collection = rows(100)
    let background = UIView()
    collection.view.backgroundView = background
    collection.view.contentOffset.y = 500
    collection.view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 500, width: 320, height: 400))
    #expect(collection.view.subviews.first === background)
  }

  @Test func `another layout moves the cells that are there`() {
    let collection = rows(4)
    let first = collection.cell(0)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 155, height: 60)
    var isDone = false
    collection.view.setCollectionViewLayout(grid, animated: true) { isDone = $0 }
    #expect(collection.cell(0) === first)
    #expect(collection.cell(1)?.frame == CGRect(x: 165, y: 0, width: 155, height: 60))
    #expect(!isDone)
    Headless.clock.runUntilIdle()
    #expect(isDone)
  }

  @Test func `a collection leaves nothing behind`() {
    expectNoLeaks { tracker in
      let layout = tracker.track(UICollectionViewFlowLayout())
      let collection = NumberCollection([Array(0..<50)], layout: layout)
      tracker.track(collection.view)
      tracker.track(collection.source)
      tracker.track(collection.cell(0)!)
      collection.view.contentOffset.y = 300
      collection.view.layoutIfNeeded()
      collection.source.sections[0].removeLast()
      collection.view.deleteItems(at: [[0, 49]])
      Headless.clock.runUntilIdle()
    }
  }

  @Test func `data that changes while cells appear is shown as it is in the end`() {
    final class Changing: NSObject, UICollectionViewDelegate {
      var change: (() -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        change?()
      }
    }
    let delegate = Changing()
    let collection = rows(8)
    collection.view.delegate = delegate
    delegate.change = {
      delegate.change = nil
      collection.source.sections = [[50, 51]]
      collection.view.performBatchUpdates {
        collection.view.deleteItems(at: (0..<8).map { IndexPath(item: $0, section: 0) })
        collection.view.insertItems(at: [[0, 0], [0, 1]])
      }
    }
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(collection.texts == ["50", "51"])
    delegate.change = {
      delegate.change = nil
      collection.source.sections = [[60]]
      collection.view.reloadData()
    }
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(collection.texts == ["60"])
  }

  @Test func `a window of another size is filled anew`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    final class Numbers: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        100
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Numbers(collectionViewLayout: layout)
    controller.collectionView.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    let window = showInWindow(controller)
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 18)
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 18)
    #expect(controller.collectionView.frame(6)?.origin == CGPoint(x: 0, y: 100))
  }

  @Test func `content that is inset starts below the inset, and leaves room across`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 40)
    layout.minimumInteritemSpacing = 0
    let collection = NumberCollection([Array(0..<4)], layout: layout) {
      $0.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 20)
    }
    #expect(collection.view.frame(1) == CGRect(x: 140, y: 0, width: 140, height: 40))
    #expect(collection.view.contentSize.width == 280)
    collection.view.contentInset.left = 160
    collection.view.layoutIfNeeded()
    #expect(collection.view.frame(1)?.minY == 50)
  }

  @Test func `a long touch opens the menu of an item, or of all that are selected`() {
    final class Menus: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        let items = indexPaths.map(\.item)
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share \(items)") }])
        })
      }
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        log.append("will display")
      }
    }
    let menus = Menus()
    let collection = rows(5)
    #expect(collection.view.contextMenuInteraction == nil)
    collection.view.delegate = menus
    collection.view.allowsMultipleSelection = true
    #expect(Headless.openContextMenu(of: collection.cell(2)!))
    #expect(menus.log == ["will display"])
    collection.view.contextMenuInteraction?.dismissMenu()
    collection.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    var menu: UIMenu?
    #expect(Headless.openContextMenu(of: collection.cell(3)!))
    collection.view.contextMenuInteraction?.updateVisibleMenu {
      menu = $0
      return $0
    }
    #expect(menu.map { Headless.choose($0.children[0]) } == true)
    #expect(menus.log.last == "share [1, 3]")
  }
}
