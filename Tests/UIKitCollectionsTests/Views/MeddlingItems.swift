import Foundation
import Testing
import UIKit

/// Items whose data source and delegate change the collection, at random, whenever they are asked or
/// told anything.
@MainActor final class MeddlingItems: NSObject, UICollectionViewDataSource {
  private(set) var sections: [[Int]]
  private var random: Numbers
  private var lastNumber = 0
  /// How often it may still meddle.
  var patience = 0
  /// What it did, for the words of a failure.
  private(set) var deeds: [String] = []

  init(seed: UInt64) {
    random = Numbers(state: seed)
    sections = []
    super.init()
    sections = [(0..<12).map { _ in number() }, (0..<5).map { _ in number() }]
  }

  private func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func meddle(_ view: UICollectionView, _ place: String) {
    guard patience > 0, Int.random(in: 0..<6, using: &random) == 0 else { return }
    patience -= 1
    act(on: view, place)
  }

  /// Does something to the collection.
  func act(on view: UICollectionView, _ place: String) {
    let deed = Int.random(in: 0..<17, using: &random)
    deeds.append("\(place): \(deed)")
    switch deed {
    case 0:
      sections = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        (0..<Int.random(in: 0..<15, using: &random)).map { _ in number() }
      }
      view.reloadData()
      if Int.random(in: 0..<2, using: &random) == 0 { _ = view.numberOfSections }
    case 1: view.performBatchUpdates { self.deleteItem(view) }
    case 2: view.performBatchUpdates { self.insertItem(view) }
    case 3: view.performBatchUpdates { self.changeSections(view) }
    case 4: view.layoutIfNeeded()
    case 5: view.contentOffset.y = CGFloat(Int.random(in: 0..<900, using: &random)) - 50
    case 6: view.frame.size.height = CGFloat(Int.random(in: 0..<500, using: &random))
    case 7: view.isEditing.toggle()
    case 8: somePath().map { view.selectItem(at: $0, animated: false, scrollPosition: .top) }
    case 9: somePath().map { view.scrollToItem(at: $0, at: .centeredVertically, animated: false) }
    case 10: _ = view.layoutAttributesForItem(at: [0, 0])
    case 11: somePath().map { view.reloadItems(at: [$0]) }
    case 12: somePath().map { view.reconfigureItems(at: [$0]) }
    case 13:
      // An update that says nothing of what has changed.
      if !sections.isEmpty { sections[0].append(number()) }
      view.performBatchUpdates(nil)
    case 14: view.collectionViewLayout.invalidateLayout()
    case 15:
      view.collectionViewLayout = Self.layout(Int.random(in: 0..<Self.layouts, using: &random))
    default:
      let window = view.superview
      view.removeFromSuperview()
      window?.addSubview(view)
    }
  }

  // MARK: Layouts

  static let layouts = 4

  static func layout(_ kind: Int) -> UICollectionViewLayout {
    switch kind {
    case 0:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.headerReferenceSize.height = 20
      return layout
    case 1:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 90, height: 30)
      return layout
    case 2:
      return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    default:
      return UICollectionViewCompositionalLayout { index, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(30)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = index == 0 ? .continuous : .none
        return section
      }
    }
  }

  // MARK: Changes

  private func somePath() -> IndexPath? {
    guard let section = sections.indices.last(where: { !sections[$0].isEmpty }) else { return nil }
    return IndexPath(
      item: Int.random(in: 0..<sections[section].count, using: &random), section: section)
  }

  private func deleteItem(_ view: UICollectionView) {
    guard let path = somePath() else { return }
    sections[path.section].remove(at: path.item)
    view.deleteItems(at: [path])
  }

  private func insertItem(_ view: UICollectionView) {
    guard !sections.isEmpty else { return }
    sections[0].insert(number(), at: 0)
    view.insertItems(at: [[0, 0]])
  }

  private func changeSections(_ view: UICollectionView) {
    if sections.isEmpty || Int.random(in: 0..<2, using: &random) == 0 {
      sections.insert([number(), number()], at: 0)
      view.insertSections([0])
    } else {
      sections.removeFirst()
      view.deleteSections([0])
    }
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections.indices.contains(section) ? sections[section].count : -1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = text(at: indexPath)
    // Dequeuing may have the layout ask the delegate, who meddles.
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CountedCell)?.text = text
    meddle(collectionView, "cellForItem")
    return cell
  }

  private func text(at path: IndexPath) -> String {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else {
      Issue.record("the item at \(path) was asked for, which does not exist, after \(deeds)")
      return ""
    }
    return "\(sections[path.section][path.item])"
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    meddle(collectionView, "supplementary")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
  }
}

extension MeddlingItems: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { meddle(collectionView, "willDisplay") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { meddle(collectionView, "didEndDisplaying") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    meddle(collectionView, "insetForSection")
    return .zero
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    meddle(view, "didScroll")
  }
}
