import Testing
import UIKit
import UIKitTestSupport

/// Data sources and delegates that change the collection from within what they are asked and told.
@MainActor @Suite(.headlessUIKit) struct ReentrantCollectionTests {
  @Test(arguments: 0..<80)
  func `whatever a delegate does meanwhile, the collection shows the data in the end`(
    seed: UInt64
  ) {
    let items = MeddlingItems(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: MeddlingItems.layout(Int(seed) % MeddlingItems.layouts))
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Caption.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "caption")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    window.isHidden = false
    for _ in 0..<20 {
      _ = reports {
        items.patience = 5
        items.act(on: view, "test")
        view.layoutIfNeeded()
        items.patience = 0
        Headless.clock.advance(by: 1)
        view.frame.size.height = 400
        view.layoutIfNeeded()
      }
      #expect(view.numberOfSections == items.sections.count)
      let paths = view.indexPathsForVisibleItems
      let texts = paths.map { (view.cellForItem(at: $0) as? CountedCell)?.text }
      #expect(texts == paths.map { "\(items.sections[$0.section][$0.item])" }, "\(items.deeds)")
      #expect(
        items.sections.indices.allSatisfy {
          view.numberOfItems(inSection: $0) == items.sections[$0].count
        })
    }
  }

  @Test func `nothing is asked of data that is ahead of what a batch has told`() {
    let collection = NumberCollection([Array(0..<8)])
    let view = collection.view
    let reported = reports {
      view.performBatchUpdates {
        collection.source.sections = [[7]]
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        view.deleteItems(at: (0..<7).map { IndexPath(item: $0, section: 0) })
      }
    }
    view.layoutIfNeeded()
    #expect(reported == [])
    #expect(collection.texts == ["7"])
  }

  @Test func `reloading within a batch makes its changes needless`() {
    let collection = NumberCollection([[0, 1, 2]])
    var isFinished: Bool?
    let reported = reports {
      collection.view.performBatchUpdates {
        collection.source.sections = [[5], [6]]
        collection.view.reloadData()
      } completion: {
        isFinished = $0
      }
    }
    collection.view.layoutIfNeeded()
    Headless.clock.advance(by: 1)
    #expect(reported == [])
    #expect(isFinished == true)
    #expect(collection.texts == ["5", "6"])
  }

  @Test func `a cell that the data source keeps is not given to another item`() {
    let collection = NumberCollection([Array(0..<100)])
    var kept: UICollectionViewCell?
    collection.source.whenAsked = { view, path in
      guard path.item == 0 else { return nil }
      if kept == nil { kept = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
      (kept as? CountedCell)?.text = "0"
      return kept
    }
    collection.view.reloadData()
    for _ in 0..<5 {
      collection.view.contentOffset.y = 600
      collection.view.layoutIfNeeded()
      collection.view.contentOffset.y = 0
      collection.view.layoutIfNeeded()
      #expect(collection.cell(0) != nil)
      #expect(collection.texts.first == "0")
      #expect(
        Set(collection.view.visibleCells.map(ObjectIdentifier.init)).count
          == collection.view.visibleCells.count)
    }
  }
}
