import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  MainActor.assumeIsolated {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

@MainActor func grid(columns: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
  return NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
}

@MainActor @Suite(.headlessUIKit) struct CompositionalLayoutTests {
  func collection(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [10]
  ) -> NumberCollection {
    NumberCollection(
      counts.map { Array(0..<$0) }, layout: UICollectionViewCompositionalLayout(section: section))
  }

  @Test func `a group is filled with as many fractions as fit, and repeated`() {
    let viewOwner = collection(grid(columns: 4, height: 50))
    let view = viewOwner.view
    defer { withExtendedLifetime(viewOwner) {} }
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 80, height: 50))
    #expect(view.frame(3) == CGRect(x: 240, y: 0, width: 80, height: 50))
    #expect(view.frame(4) == CGRect(x: 0, y: 50, width: 80, height: 50))
    #expect(view.frame(9) == CGRect(x: 80, y: 100, width: 80, height: 50))
    #expect(view.contentSize == CGSize(width: 320, height: 150))
  }

  @Test func `insets and spacings keep things apart`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(50), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 10)
    let viewOwner = collection(section)
    let view = viewOwner.view
    defer { withExtendedLifetime(viewOwner) {} }
    // 290 points of room take four items of 50 and three spacings of 10, and a fifth with 50 + 10.
    #expect(view.frame(0) == CGRect(x: 17, y: 21, width: 44, height: 36))
    #expect(view.frame(1)?.minX == 77)
    #expect(view.frame(4)?.minX == 257)
    #expect(view.frame(5) == CGRect(x: 17, y: 68, width: 44, height: 36))
    #expect(view.contentSize.height == 137)
  }

  @Test func `a count divides what spacing leaves, and flexible spacing takes the rest`() {
    let third = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: third, count: 3)
    group.interItemSpacing = .fixed(10)
    let viewOwner = collection(NSCollectionLayoutSection(group: group))
    let view = viewOwner.view
    defer { withExtendedLifetime(viewOwner) {} }
    #expect(view.frame(2) == CGRect(x: 220, y: 0, width: 100, height: 40))
    let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    let flexible = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: fixed, count: 3)
    flexible.interItemSpacing = .flexible(5)
    let otherOwner = collection(NSCollectionLayoutSection(group: flexible))
    let other = otherOwner.view
    defer { withExtendedLifetime(otherOwner) {} }
    #expect(other.frame(1)?.minX == 130)
    #expect(other.frame(2)?.minX == 260)
    fixed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: nil)
    other.collectionViewLayout.invalidateLayout()
    #expect(other.frame(0) == CGRect(x: 16.25, y: 4, width: 60, height: 20))
  }

  @Test func `groups in groups make mosaics`() {
    let big = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, column])
    let viewOwner = collection(NSCollectionLayoutSection(group: group), [5])
    let view = viewOwner.view
    defer { withExtendedLifetime(viewOwner) {} }
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 240, height: 100))
    #expect(view.frame(1) == CGRect(x: 240, y: 0, width: 80, height: 50))
    #expect(view.frame(2) == CGRect(x: 240, y: 50, width: 80, height: 50))
    #expect(view.frame(3) == CGRect(x: 0, y: 100, width: 240, height: 100))
    #expect(view.frame(4) == CGRect(x: 240, y: 100, width: 80, height: 50))
    #expect(
      group.visualDescription() == """
        group horizontal fractionalWidth(1.0) x absolute(100.0)
          item fractionalWidth(0.75) x fractionalHeight(1.0)
          group vertical x 2 fractionalWidth(0.25) x fractionalHeight(1.0)
            item fractionalWidth(1.0) x fractionalHeight(0.5)
        """)
  }

  @Test func `a custom group says where its cells lie`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 20, y: 30, width: 20, height: 30), zIndex: 3),
      ]
    }
    let viewOwner = collection(NSCollectionLayoutSection(group: group), [4])
    let view = viewOwner.view
    defer { withExtendedLifetime(viewOwner) {} }
    #expect(view.frame(1) == CGRect(x: 300, y: 30, width: 20, height: 30))
    #expect(view.frame(3)?.minY == 90)
    #expect(view.layoutAttributesForItem(at: [0, 3])?.zIndex == 3)
  }

  @Test func `sections have headers and footers of their own`() {
    let section = grid(columns: 2, height: 50)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let collection = collection(section, [4, 40])
    let view = collection.view
    func caption(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(caption(kind, 0) == CGRect(x: 10, y: 0, width: 300, height: 30))
    #expect(view.frame(0) == CGRect(x: 10, y: 35, width: 150, height: 50))
    #expect(
      caption(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 210, y: 140, width: 100, height: 20))
    #expect(caption(kind, 1)?.minY == 160)
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    #expect(caption(kind, 0)?.minY == 130)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(
      view.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY == 500)
  }

  @Test func `badges and backgrounds follow their cells and sections`() {
    final class Plate: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0, y: 0)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let collection = NumberCollection([[0, 1, 2]], layout: layout) {
      $0.register(
        Caption.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "caption")
    }
    let view = collection.view
    #expect(
      view.supplementaryView(forElementKind: "badge", at: [0, 1])?.frame
        == CGRect(x: 300, y: 0, width: 20, height: 20))
    #expect(view.subviews.first is Plate)
    #expect(view.subviews.first?.frame == CGRect(x: 4, y: 4, width: 312, height: 92))
    #expect(view.subviews.last is Caption)
  }

  @Test func `views at the edges of all content have paths of one index`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "top", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: grid(columns: 1, height: 50), configuration: configuration)
    let collection = NumberCollection([[0], [1]], layout: layout) {
      $0.register(Caption.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "caption")
    }
    #expect(collection.view.frame(0)?.minY == 44)
    #expect(collection.view.frame(0, 1)?.minY == 104)
    #expect(collection.view.contentSize.height == 154)
    #expect(
      collection.view.indexPathsForVisibleSupplementaryElements(ofKind: "top")
        == [IndexPath(index: 0)])
  }

  @Test func `horizontal content follows from left to right`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let collection = NumberCollection(
      [Array(0..<9)],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(collection.view.frame(1) == CGRect(x: 0, y: 200, width: 100, height: 200))
    #expect(collection.view.frame(2)?.minX == 100)
    #expect(collection.view.contentSize == CGSize(width: 500, height: 400))
  }

  @Test func `the layout is mirrored from right to left`() {
    let section = grid(columns: 4, height: 50)
    section.contentInsets.leading = 40
    let collection = NumberCollection(
      [Array(0..<5)], layout: UICollectionViewCompositionalLayout(section: section)
    ) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(collection.cell(0)?.frame == CGRect(x: 210, y: 0, width: 70, height: 50))
    #expect(collection.cell(4)?.frame.minX == 210)
  }

  @Test func `a group without subitems and a section that is missing are reported`() {
    let empty = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: []))
    #expect(reports { _ = collection(empty) } == [.collections(.emptyGroup)])
    let layout = UICollectionViewCompositionalLayout { index, _ in
      MainActor.assumeIsolated { index == 0 ? nil : grid(columns: 1, height: 40) }
    }
    var shown: NumberCollection?
    #expect(
      reports { shown = NumberCollection([[0], [1]], layout: layout) }
        == [.collections(.noLayoutSection(section: 0))])
    #expect(shown?.texts == ["1"])
  }

  @Test func `ten thousand items cost what is shown`() {
    CountedCell.made = 0
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return grid(columns: 4, height: 50)
    }
    let collection = NumberCollection([Array(0..<10_000)], layout: layout)
    #expect(collection.view.contentSize.height == 125_000)
    var largest = 0
    for step in 1...1_000 {
      let before = collection.source.cellRequests
      collection.view.contentOffset.y = CGFloat(step) * 49
      collection.view.layoutIfNeeded()
      largest = max(largest, collection.source.cellRequests - before)
    }
    #expect(largest <= 4)
    #expect(asked == 1)
    #expect(CountedCell.made <= 40)
  }
}
