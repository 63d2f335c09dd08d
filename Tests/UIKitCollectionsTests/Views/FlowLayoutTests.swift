import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct FlowLayoutTests {
  let layout = UICollectionViewFlowLayout()

  init() {
    layout.itemSize = CGSize(width: 100, height: 40)
  }

  @Test func `full lines use the whole breadth and a last line keeps to the grid`() {
    layout.minimumInteritemSpacing = 5
    let collection = NumberCollection([Array(0..<5)], layout: layout)
    #expect(collection.view.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(collection.view.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 40))
    #expect(collection.view.frame(2) == CGRect(x: 220, y: 0, width: 100, height: 40))
    #expect(collection.view.frame(4) == CGRect(x: 110, y: 50, width: 100, height: 40))
    #expect(collection.view.contentSize == CGSize(width: 320, height: 90))
  }

  @Test func `one item of a line stands in the middle`() {
    layout.itemSize = CGSize(width: 200, height: 40)
    let collection = NumberCollection([Array(0..<2)], layout: layout)
    #expect(collection.view.frame(0)?.minX == 60)
    #expect(collection.view.frame(1) == CGRect(x: 60, y: 50, width: 200, height: 40))
  }

  @Test func `sections follow each other with insets, headers and footers`() {
    layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.itemSize = CGSize(width: 150, height: 40)
    layout.minimumInteritemSpacing = 0
    let collection = NumberCollection([[0], [1, 2, 3]], layout: layout)
    let view = collection.view
    func caption(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(caption(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(view.frame(0) == CGRect(x: 10, y: 37, width: 150, height: 40))
    #expect(caption(footer, 0) == CGRect(x: 0, y: 86, width: 320, height: 20))
    #expect(caption(header, 1) == CGRect(x: 0, y: 106, width: 320, height: 30))
    #expect(view.frame(0, 1) == CGRect(x: 10, y: 143, width: 150, height: 40))
    #expect(view.frame(1, 1) == CGRect(x: 160, y: 143, width: 150, height: 40))
    #expect(view.frame(2, 1) == CGRect(x: 10, y: 193, width: 150, height: 40))
    #expect(view.contentSize.height == 262)
    let captions = view.visibleSupplementaryViews(ofKind: header).compactMap { $0 as? Caption }
    #expect(captions.map(\.text) == ["header 0", "header 1"])
    #expect(
      view.supplementaryView(forElementKind: footer, at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 242, width: 320, height: 20))
  }

  @Test func `the delegate gives each item its size, and lines break where they are full`() {
    let delegate = RecordingDelegate(EventLog())
    let widths: [CGFloat] = [100, 200, 50, 300, 60, 40]
    delegate.size = { CGSize(width: widths[$0.item], height: $0.item == 1 ? 60 : 40) }
    let collection = NumberCollection([Array(0..<6)], layout: layout) { $0.delegate = delegate }
    let view = collection.view
    #expect(view.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 40))
    #expect(view.frame(1) == CGRect(x: 120, y: 0, width: 200, height: 60))
    #expect(view.frame(2) == CGRect(x: 135, y: 70, width: 50, height: 40))
    #expect(view.frame(3) == CGRect(x: 10, y: 120, width: 300, height: 40))
    #expect(view.frame(4) == CGRect(x: 0, y: 170, width: 60, height: 40))
    #expect(view.frame(5) == CGRect(x: 70, y: 170, width: 40, height: 40))
  }

  @Test func `horizontal content fills columns from the top`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 150)
    layout.headerReferenceSize = CGSize(width: 20, height: 0)
    let collection = NumberCollection([Array(0..<5)], layout: layout)
    let view = collection.view
    #expect(view.frame(0) == CGRect(x: 20, y: 0, width: 50, height: 150))
    #expect(view.frame(1) == CGRect(x: 20, y: 250, width: 50, height: 150))
    #expect(view.frame(2) == CGRect(x: 80, y: 0, width: 50, height: 150))
    #expect(view.contentSize == CGSize(width: 190, height: 400))
  }

  @Test func `headers that pin stay at the top until their section ends`() {
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = NumberCollection([Array(0..<5), Array(0..<9)], layout: layout)
    let view = collection.view
    func header(_ section: Int) -> UIView? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(header(0)?.frame.minY == 70)
    #expect(view.subviews.last === header(0))
    view.contentOffset.y = 565
    view.layoutIfNeeded()
    #expect(header(0)?.frame.minY == 540)
    #expect(header(1)?.frame.minY == 590)
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(header(0) == nil)
    #expect(header(1)?.frame.minY == 600)
  }

  @Test func `a change of width lays out again, and of height does not`() {
    let delegate = RecordingDelegate(EventLog())
    let collection = NumberCollection([Array(0..<4)], layout: layout) { $0.delegate = delegate }
    #expect(delegate.sizeRequests == 4)
    collection.view.frame.size.height = 300
    collection.view.layoutIfNeeded()
    #expect(delegate.sizeRequests == 4)
    collection.view.frame.size.width = 210
    collection.view.layoutIfNeeded()
    #expect(delegate.sizeRequests == 8)
    #expect(collection.view.frame(2) == CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  @Test func `what a layout is given takes effect in the next pass`() {
    let collection = NumberCollection([Array(0..<4)], layout: layout)
    layout.minimumLineSpacing = 30
    collection.view.layoutIfNeeded()
    #expect(collection.cell(3)?.frame.minY == 70)
  }

  @Test func `a subclass that flips is mirrored from right to left`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = NumberCollection([Array(0..<5)], layout: layout) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(collection.cell(0)?.frame.minX == 220)
    #expect(collection.cell(2)?.frame.minX == 0)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 300, y: 10)) == [0, 0])
  }

  @Test func `a flow layout by itself is not mirrored, but one that flips starts at the right`() {
    let plain = NumberCollection([Array(0..<5)], layout: layout) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(plain.cell(0)?.frame.minX == 0)
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let flipping = Flipping()
    flipping.scrollDirection = .horizontal
    flipping.itemSize = CGSize(width: 100, height: 400)
    let collection = NumberCollection([Array(0..<10)], layout: flipping) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(collection.view.contentSize.width == 1090)
    #expect(collection.view.contentOffset.x == 770)
    #expect(collection.texts == ["0", "1", "2"])
    #expect(collection.cell(0)?.frame.maxX == 1090)
  }

  @Test func `sections count from the safe area or the margins if asked to`() {
    layout.sectionInsetReference = .fromLayoutMargins
    layout.itemSize = CGSize(width: 50, height: 40)
    let collection = NumberCollection([Array(0..<3)], layout: layout) {
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    }
    #expect(collection.view.frame(0)?.minX == 30)
    #expect(collection.view.collectionViewLayout === layout)
  }

  @Test func `empty sections take only their insets`() {
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let collection = NumberCollection([[], [1], []], layout: layout)
    #expect(collection.view.frame(0, 1)?.minY == 15)
    #expect(collection.view.contentSize.height == 70)
    #expect(collection.texts == ["1"])
  }
}
