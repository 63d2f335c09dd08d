import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A cell as high as its number says, by constraints.
final class TallCell: UICollectionViewCell {
  static var measured = 0
  /// Whether the height goes before that which the layout gives while content changes.
  static var isRequired = true
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 50)
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    if !Self.isRequired { height.priority = UILayoutPriority(999) }
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(height: CGFloat, width: CGFloat? = nil) {
    self.height.constant = height
    if let width {
      self.width.constant = width
      self.width.isActive = true
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    invalidateIntrinsicContentSize()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.measured += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A caption whose own constraint says how high it is.
final class StrictCaption: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    heightAnchor.constraint(equalToConstant: 70).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.headlessUIKit) struct EstimatedSizeTests {
  func list(_ count: Int, height: @escaping (Int) -> CGFloat) -> NumberCollection {
    let row = size(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    return NumberCollection(
      [Array(0..<count)], layout: UICollectionViewCompositionalLayout(section: section)
    ) { view in
      view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      (view.dataSource as? NumberSource)?.whenAsked = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        (cell as? TallCell)?.show(height: height(path.item))
        return cell
      }
    }
  }

  @Test func `cells become as high as they like, with no word of constraints`() {
    var shown: NumberCollection?
    #expect(reports { shown = list(20) { CGFloat(20 + $0 * 10) } } == [])
    let view = shown?.view
    #expect(view?.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(view?.frame(2) == CGRect(x: 0, y: 50, width: 320, height: 40))
    #expect(view?.cellForItem(at: [0, 5])?.frame == CGRect(x: 0, y: 200, width: 320, height: 70))
    // Ten were measured, as so many fit by the estimate; the others are taken to be as estimated.
    #expect(view?.contentSize.height == 1_050)
  }

  @Test func `a constraint of the content view itself makes the height`() {
    let row = size(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let collection = NumberCollection(
      [[0, 1]], layout: UICollectionViewCompositionalLayout(section: section)
    ) { view in
      (view.dataSource as? NumberSource)?.whenAsked = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.contentView.heightAnchor.constraint(equalToConstant: 90).isActive = true
        return cell
      }
    }
    #expect(collection.view.frame(1) == CGRect(x: 0, y: 90, width: 320, height: 90))
  }

  @Test func `a constraint of a header itself makes its height`() {
    let row = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let collection = NumberCollection(
      [[0, 1]], layout: UICollectionViewCompositionalLayout(section: section)
    ) { view in
      view.register(
        StrictCaption.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "caption")
    }
    #expect(collection.view.frame(0)?.minY == 70)
  }

  @Test func `scrolling to an item measures what it shows until the item is where it should be`() {
    let collection = list(1_000) { $0 % 2 == 0 ? 20 : 90 }
    let view = collection.view
    defer { withExtendedLifetime(collection) {} }
    view.scrollToItem(at: [0, 500], at: .top, animated: false)
    #expect(view.cellForItem(at: [0, 500])?.frame.minY == view.contentOffset.y)
    view.scrollToItem(at: [0, 999], at: .bottom, animated: false)
    #expect(view.cellForItem(at: [0, 999])?.frame.maxY == view.contentOffset.y + 400)
    #expect(view.contentSize.height == view.contentOffset.y + 400)
  }

  @Test func `what appears above does not push away what is visible`() {
    let collection = list(1_000) { _ in 100 }
    let view = collection.view
    defer { withExtendedLifetime(collection) {} }
    view.scrollToItem(at: [0, 500], at: .top, animated: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 502])
    let before = (cell?.frame.minY ?? 0) - view.contentOffset.y
    view.contentOffset.y -= 30
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 502]) === cell)
    #expect((cell?.frame.minY ?? 0) - view.contentOffset.y == before + 30)
  }

  @Test func `each cell is measured once while it scrolls by`() {
    TallCell.measured = 0
    let collection = list(10_000) { CGFloat(30 + $0 % 7) }
    for step in 1...300 {
      collection.view.contentOffset.y = CGFloat(step) * 25
      collection.view.layoutIfNeeded()
    }
    #expect(TallCell.measured == collection.source.cellRequests)
  }

  @Test func `a cell whose content changes is measured again`() {
    TallCell.isRequired = false
    defer { TallCell.isRequired = true }
    let collection = list(3) { _ in 30 }
    let view = collection.view
    defer { withExtendedLifetime(collection) {} }
    (view.cellForItem(at: [0, 0]) as? TallCell)?.show(height: 75)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 75)
    view.selfSizingInvalidation = .disabled
    (view.cellForItem(at: [0, 0]) as? TallCell)?.show(height: 20)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 75)
  }

  @Test func `items that move take their heights along`() {
    let collection = list(4) { [20, 50, 80, 110][$0] }
    var order = [0, 1, 2, 3]
    let cells = (0..<4).map { collection.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    order.swapAt(0, 3)
    collection.source.sections = [order]
    collection.view.performBatchUpdates {
      collection.view.moveItem(at: [0, 3], to: [0, 0])
      collection.view.moveItem(at: [0, 0], to: [0, 3])
    }
    #expect(cells[3]?.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
    #expect(cells[0]?.frame == CGRect(x: 0, y: 240, width: 320, height: 20))
  }

  @Test func `tags of estimated width flow into lines`() {
    let tag = size(.estimated(100), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: tag)])
    group.interItemSpacing = .fixed(10)
    let collection = NumberCollection(
      [Array(0..<6)],
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
    ) { view in
      view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      (view.dataSource as? NumberSource)?.whenAsked = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        (cell as? TallCell)?.show(height: 30, width: [60, 200, 40, 100, 150, 90][path.item])
        return cell
      }
    }
    #expect(collection.view.frame(1) == CGRect(x: 70, y: 0, width: 200, height: 30))
    #expect(collection.view.frame(2) == CGRect(x: 280, y: 0, width: 40, height: 30))
    #expect(collection.view.frame(3) == CGRect(x: 0, y: 30, width: 100, height: 30))
    #expect(collection.view.frame(5) == CGRect(x: 0, y: 60, width: 90, height: 30))
  }

  @Test func `a flow layout with an estimate asks its cells`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let collection = NumberCollection([Array(0..<4)], layout: layout) { view in
      view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      (view.dataSource as? NumberSource)?.whenAsked = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        (cell as? TallCell)?.show(height: 30, width: [150, 160, 155, 40][path.item])
        return cell
      }
    }
    #expect(collection.view.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 30))
    #expect(collection.view.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 30))
    #expect(collection.view.frame(2) == CGRect(x: 0, y: 30, width: 155, height: 30))
    #expect(collection.view.frame(3) == CGRect(x: 165, y: 30, width: 40, height: 30))
  }
}
