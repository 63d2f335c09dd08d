import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct OrthogonalTests {
  func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets.bottom = 20
    return section
  }

  func shelves(
    _ count: Int, items: Int = 50, rightToLeft: Bool = false
  ) -> NumberCollection {
    NumberCollection(
      Array(repeating: Array(0..<items), count: count),
      layout: UICollectionViewCompositionalLayout(section: shelf(.continuous))
    ) { if rightToLeft { $0.semanticContentAttribute = .forceRightToLeft } }
  }

  func scroller(_ collection: NumberCollection, _ section: Int) -> UIScrollView? {
    collection.cell(
      collection.view.indexPathsForVisibleItems.first { $0.section == section }!.item,
      section)?.superview as? UIScrollView
  }

  @Test func `a section that scrolls by itself shows what fits, and takes one row`() {
    let collection = shelves(3)
    #expect(collection.view.contentSize == CGSize(width: 320, height: 300))
    #expect(collection.texts == ["0", "1", "2", "0", "1", "2", "0", "1", "2"])
    let scroller = scroller(collection, 1)
    #expect(scroller !== collection.view)
    #expect(scroller?.contentSize == CGSize(width: 50 * 110 - 10, height: 80))
    #expect(collection.cell(1, 1)?.frame == CGRect(x: 110, y: 0, width: 100, height: 80))
    #expect(
      collection.cell(1, 1).map { $0.convert($0.bounds, to: collection.view) }
        == CGRect(x: 110, y: 100, width: 100, height: 80))
  }

  @Test func `scrolling a section leaves the others alone`() {
    let collection = shelves(2)
    scroller(collection, 0)?.contentOffset.x = 1_100
    collection.view.layoutIfNeeded()
    #expect(
      collection.view.indexPathsForVisibleItems
        == [[0, 10], [0, 11], [0, 12], [1, 0], [1, 1], [1, 2]])
    #expect(collection.view.contentOffset == .zero)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 120, y: 40)) == [0, 11])
    #expect(CountedCell.made >= 6)
  }

  @Test func `a section keeps its place while it is out of sight`() {
    let collection = shelves(20)
    scroller(collection, 0)?.contentOffset.x = 550
    collection.view.layoutIfNeeded()
    collection.view.contentOffset.y = 1_000
    collection.view.layoutIfNeeded()
    #expect(collection.cell(5, 0) == nil)
    collection.view.contentOffset.y = 0
    collection.view.layoutIfNeeded()
    #expect(collection.cell(5, 0)?.text == "5")
    #expect(scroller(collection, 0)?.contentOffset.x == 550)
    #expect(collection.view.subviews.filter { $0 is UIScrollView }.count == 4)
  }

  @Test func `scrolling to an item scrolls its section and the collection`() {
    let collection = shelves(20)
    collection.view.scrollToItem(
      at: [10, 30], at: [.top, .left], animated: false)
    collection.view.layoutIfNeeded()
    #expect(collection.view.contentOffset == CGPoint(x: 0, y: 1_000))
    collection.view.scrollToItem(at: [10, 30], at: .left, animated: false)
    collection.view.layoutIfNeeded()
    #expect(collection.cell(30, 10)?.text == "30")
    #expect(scroller(collection, 10)?.contentOffset.x == 3_300)
  }

  @Test func `from right to left a section starts at the right`() {
    let collection = shelves(1, rightToLeft: true)
    let scroller = scroller(collection, 0)
    #expect(scroller?.contentOffset.x == 5_170)
    #expect(collection.texts == ["0", "1", "2"])
    #expect(collection.cell(0)?.frame.maxX == 5_490)
    scroller?.contentOffset.x -= 110
    collection.view.layoutIfNeeded()
    #expect(collection.texts == ["1", "2", "3"])
  }

  @Test func `sections that move keep their cells`() {
    let collection = shelves(3, items: 3)
    let cell = collection.cell(1, 2)
    collection.view.moveSection(2, toSection: 0)
    #expect(collection.cell(1, 0) === cell)
    #expect(
      cell.map { $0.convert($0.bounds, to: collection.view) }?.origin == CGPoint(x: 110, y: 0))
    collection.source.sections.removeLast()
    collection.view.deleteSections([1])
    #expect(collection.view.subviews.filter { $0 is UIScrollView }.count == 2)
    #expect(collection.cell(1, 0) === cell)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 110),
    (.groupPagingCentered, 0), (.continuousGroupLeadingBoundary, 110),
  ]) func `a drag comes to rest as the section's behavior says`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat
  ) {
    let collection = NumberCollection(
      [Array(0..<50)], layout: UICollectionViewCompositionalLayout(section: shelf(behavior)))
    collection.driver.down(200, 40)
    collection.driver.slide(to: 100, 40, steps: 20)
    Headless.clock.advance(by: 0.5)
    collection.driver.up(100, 40)
    Headless.clock.runUntilIdle()
    #expect(scroller(collection, 0)?.contentOffset.x == offset)
    #expect(collection.view.indexPathsForSelectedItems == [])
  }
}
