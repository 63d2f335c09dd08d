import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Flow layouts that learn the sizes of items as these come into sight.
@MainActor @Suite(.headlessUIKit) struct EstimatedFlowTests {
  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 3
    return layout
  }

  private func learning(_ sizes: [[CGSize]], estimate: CGSize) -> NumberCollection {
    let layout = flow()
    layout.estimatedItemSize = estimate
    return NumberCollection(sizes.map { Array($0.indices) }, layout: layout) { view in
      view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      (view.dataSource as? NumberSource)?.whenAsked = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        let size = sizes[path.section][path.item]
        (cell as? TallCell)?.show(height: size.height, width: size.width)
        return cell
      }
    }
  }

  private func knowing(_ sizes: [[CGSize]]) -> (NumberCollection, RecordingDelegate) {
    let delegate = RecordingDelegate(EventLog())
    delegate.size = { sizes[$0.section][$0.item] }
    let collection = NumberCollection(sizes.map { Array($0.indices) }, layout: flow()) {
      $0.delegate = delegate
    }
    return (collection, delegate)
  }

  private func frames(_ view: UICollectionView, _ sizes: [[CGSize]]) -> [CGRect?] {
    sizes.indices.flatMap { section in
      sizes[section].indices.map { item in
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
    }
  }

  private func scrollThrough(_ view: UICollectionView) {
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    while view.contentOffset.y + view.bounds.height < view.contentSize.height {
      view.contentOffset.y += view.bounds.height / 2
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: 1...12)
  func `lines end as if all sizes had been known, in whatever order items come into sight`(
    seed: UInt64
  ) {
    var numbers = Numbers(state: seed)
    let sizes = (0..<2).map { _ in
      (0..<Int.random(in: 1...150, using: &numbers)).map { _ in
        CGSize(
          width: Int.random(in: 1...160, using: &numbers),
          height: Int.random(in: 20...60, using: &numbers))
      }
    }
    let estimate = CGSize(width: Int.random(in: 20...300, using: &numbers), height: 40)
    let collection = learning(sizes, estimate: estimate)
    for _ in 0..<20 {
      collection.view.contentOffset.y =
        .random(in: 0...max(collection.view.contentSize.height - 400, 1), using: &numbers)
      collection.view.layoutIfNeeded()
    }
    scrollThrough(collection.view)
    let (known, delegate) = knowing(sizes)
    withExtendedLifetime(delegate) {
      let learned = frames(collection.view, sizes)
      let other = zip(learned, frames(known.view, sizes)).first { $0 != $1 }
      #expect(other?.0 == other?.1)
      #expect(collection.view.contentSize == known.view.contentSize)
    }
  }
}
