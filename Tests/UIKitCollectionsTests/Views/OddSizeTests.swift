import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sizes that a flow layout does not expect.
@MainActor @Suite(.headlessUIKit) struct OddSizeTests {
  private func flow(_ size: CGSize, spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    return layout
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 40), CGSize(width: 1e-300, height: 40)])
  func `items without breadth stand at the edge, one upon the other`(size: CGSize) {
    let collection = NumberCollection([[0, 1, 2]], layout: flow(size))
    #expect(
      (0..<3).map { collection.view.layoutAttributesForItem(at: [0, $0])?.frame.size }
        == Array(repeating: size, count: 3))
    #expect(collection.view.contentSize.height == size.height)
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 40), CGSize(width: 40, height: -1),
    CGSize(width: CGFloat.infinity, height: 40),
  ])
  func `a size that no item can have is reported, and none is taken`(size: CGSize) {
    var collection: NumberCollection?
    let reported = reports {
      collection = NumberCollection([[0, 1]], layout: flow(size, spacing: 4))
    }
    guard case .lists(.impossibleSize(_, let height, [0, 0])) = reported.first else {
      Issue.record("\(reported)")
      return
    }
    #expect(height == Double(size.height))
    #expect(collection?.view.layoutAttributesForItem(at: [0, 1])?.frame.size == .zero)
    #expect(collection?.view.contentSize.height == 0)
  }

  @Test func `many sizes that no item can have are told of once a section`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: indexPath.item == 0 ? 40 : -1, height: 30)
      }
    }
    let sizes = Sizes()
    let reported = reports {
      _ = NumberCollection([Array(0..<100)], layout: flow(.zero)) { $0.delegate = sizes }
    }
    #expect(
      reported == [.lists(.impossibleSize(width: -1, height: 30, indexPath: [0, 1]))])
  }

  @Test func `sizes that cells wish for and cannot have are told of once a section and pass`() {
    final class Wishing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 300, height: -1)
        return layoutAttributes
      }
    }
    let layout = flow(.zero)
    layout.estimatedItemSize = CGSize(width: 300, height: 100)
    let reported = reports {
      _ = NumberCollection([Array(0..<4)], layout: layout) { view in
        view.register(Wishing.self, forCellWithReuseIdentifier: "cell")
      }
    }
    #expect(
      reported == [.lists(.impossibleSize(width: 300, height: -1, indexPath: [0, 0]))])
  }

  @Test func `an estimate that is no size is reported, too`() {
    let layout = flow(CGSize(width: 40, height: 40))
    layout.estimatedItemSize = CGSize(width: 40, height: -3)
    let reported = reports { _ = NumberCollection([[0, 1]], layout: layout) }
    #expect(
      reported.first == .lists(.impossibleSize(width: 40, height: -3, indexPath: [0, 0])))
  }

  @Test func `spacings, insets, headers and footers that are no lengths are reported and left out`()
  {
    let layout = flow(CGSize(width: 320, height: 40))
    layout.minimumLineSpacing = .infinity
    layout.minimumInteritemSpacing = -.infinity
    layout.sectionInset.top = .infinity
    layout.headerReferenceSize.height = -5
    layout.footerReferenceSize.height = .infinity
    var collection: NumberCollection?
    let reported = reports { collection = NumberCollection([[0, 1]], layout: layout) }
    #expect(
      reported == [
        length("the inset at the top", .infinity), length("the line spacing", .infinity),
        length("the spacing of items", -.infinity), length("the header's length", -5),
        length("the footer's length", .infinity),
      ])
    #expect(collection?.view.contentSize.height == 80)
  }

  private func length(_ name: String, _ value: Double) -> UIKitMisuse {
    .lists(.impossibleLength(name: name, value: value, section: 0))
  }
}
