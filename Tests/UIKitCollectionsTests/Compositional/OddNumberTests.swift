import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Numbers that a compositional layout, or one of the program's own, does not expect.
@MainActor @Suite(.headlessUIKit) struct OddNumberTests {
  private typealias Dimension = NSCollectionLayoutDimension

  private static let makers: [@MainActor (CGFloat) -> Dimension] = [
    { .fractionalWidth($0) }, { .fractionalHeight($0) }, { .absolute($0) }, { .estimated($0) },
    { .uniformAcrossSiblings(estimate: $0) },
  ]

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(
    _ item: NSCollectionLayoutSize, in group: NSCollectionLayoutSize
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
  }

  /// Shows, scrolls, changes, resizes and mirrors a collection of 30 items.
  private func use(_ layout: UICollectionViewLayout) -> NumberCollection {
    let collection = NumberCollection([Array(0..<30), []], layout: layout)
    let view = collection.view
    for place in [100, 1e6, -50] as [CGFloat] {
      view.contentOffset = CGPoint(x: place, y: place)
      view.layoutIfNeeded()
    }
    view.scrollToItem(at: [0, 10], at: .centeredVertically, animated: false)
    _ = view.indexPathForItem(at: CGPoint(x: 10, y: 10))
    collection.source.sections[0].removeLast()
    view.deleteItems(at: [[0, 29]])
    view.frame.size = CGSize(width: 200, height: 500)
    view.layoutIfNeeded()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    return collection
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func `a dimension that cannot be is reported and taken as zero`(value: CGFloat) {
    for make in Self.makers {
      var dimension: Dimension?
      let reported = reports { dimension = make(value) }
      #expect(dimension?.dimension == 0)
      #expect(reported.count == 1 && isOfNumber(reported.first, "a dimension"))
    }
  }

  private func isOfNumber(_ misuse: UIKitMisuse?, _ name: String) -> Bool {
    if case .collections(.impossibleNumber(name, _)) = misuse { true } else { false }
  }

  @Test(arguments: [0, 1e-300, 1e17, 1e300, -1, CGFloat.nan])
  func `whatever the dimensions are, the layout can be used`(value: CGFloat) {
    let full = size(.fractionalWidth(1), .absolute(44))
    let half = size(.fractionalWidth(0.5), .absolute(30))
    for make in Self.makers {
      let reported = reports {
        for section in [
          section(size(make(value), .absolute(40)), in: full),
          section(size(.fractionalWidth(0.5), make(value)), in: full),
          section(half, in: size(make(value), .absolute(44))),
          section(half, in: size(.fractionalWidth(1), make(value))),
        ] {
          _ = use(UICollectionViewCompositionalLayout(section: section))
          section.orthogonalScrollingBehavior = .groupPagingCentered
          let collection = use(UICollectionViewCompositionalLayout(section: section))
          #expect(collection.view.numberOfItems(inSection: 0) == 29)
        }
      }
      #expect(value >= 0 || !reported.isEmpty)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `spacings, insets and offsets that are no finite numbers are reported and left out`(
    value: CGFloat
  ) {
    let insets = NSDirectionalEdgeInsets(top: value, leading: 1, bottom: 1, trailing: 1)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(44)))
    let section = section(item.layoutSize, in: size(.fractionalWidth(1), .absolute(44)))
    let shared = UICollectionViewCompositionalLayoutConfiguration()
    #expect(isOfNumber(reports { item.contentInsets = insets }.first, "the insets of an item"))
    #expect(
      isOfNumber(reports { section.contentInsets = insets }.first, "the insets of a section"))
    #expect(
      isOfNumber(reports { section.interGroupSpacing = value }.first, "the spacing of groups"))
    #expect(
      isOfNumber(reports { shared.interSectionSpacing = value }.first, "the spacing of sections"))
    #expect(isOfNumber(reports { _ = NSCollectionLayoutSpacing.fixed(value) }.first, "a spacing"))
    let offset = CGPoint(x: value, y: 3)
    var anchor: NSCollectionLayoutAnchor?
    #expect(
      isOfNumber(
        reports { anchor = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: offset) }.first,
        "the offset of an anchor"))
    #expect(anchor?.offset == CGPoint(x: 0, y: 3))
    #expect(section.contentInsets.top == 0 && section.contentInsets.leading == 1)
    #expect(section.interGroupSpacing == 0 && shared.interSectionSpacing == 0)
  }

  @Test(arguments: [Int.min, -1, 0, 1000, .max])
  func `a group of any count can be used`(count: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.3), .absolute(40))), count: count)
    var collection: NumberCollection?
    let reported = reports {
      collection = use(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }
    #expect(reported.contains(.collections(.emptyGroup)) == (count <= 0))
    #expect(collection?.view.contentSize.height == (count <= 0 ? 0 : 44))
  }

  @Test func `attributes that are no place are reported and leave what was`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let reported = reports {
      attributes.frame.origin.x = .nan
      attributes.size.width = .infinity
      attributes.center.y = -.infinity
      attributes.transform = CGAffineTransform(scaleX: .nan, y: 1)
    }
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      reported
        == ["frame", "bounds", "center", "transform"].map {
          .geometryNotFinite(view: "UICollectionViewLayoutAttributes", property: $0)
        })
  }

  @Test func `insets and transforms that are no numbers are reported and leave what was`() {
    let view = UIScrollView()
    let controller = UIViewController()
    let odd = UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
    let reported = reports {
      view.contentInset = odd
      view.layoutMargins = odd
      view.transform = CGAffineTransform(translationX: .infinity, y: 0)
      controller.additionalSafeAreaInsets = odd
    }
    #expect(
      reported == [
        .geometryNotFinite(view: "UIScrollView", property: "contentInset"),
        .geometryNotFinite(view: "UIScrollView", property: "layoutMargins"),
        .geometryNotFinite(view: "UIScrollView", property: "transform"),
        .geometryNotFinite(view: "UIViewController", property: "additionalSafeAreaInsets"),
      ])
    #expect(view.contentInset == .zero && view.transform == .identity)
  }
}
