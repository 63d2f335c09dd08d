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
}
