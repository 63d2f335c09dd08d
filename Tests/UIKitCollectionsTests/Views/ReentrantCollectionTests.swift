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
}
