import Foundation
import TestSupport
import UIKit
import UIKitTestSupport

/// A cell that says how often cells were made and used again.
final class CountedCell: UICollectionViewCell {
  static var made = 0
  static var reused = 0
  var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.reused += 1
    text = ""
  }
}

/// A header or footer that knows its kind.
final class Caption: UICollectionReusableView {
  var text = ""
}

/// Shows numbers, section by section, and notes what is asked of it.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  var cellRequests = 0
  var countRequests = 0
  var hasCaptions = false
  var whenAsked: ((UICollectionView, IndexPath) -> UICollectionViewCell?)?
  var moves: [(IndexPath, IndexPath)] = []

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countRequests += 1
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    countRequests += 1
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellRequests += 1
    if let cell = whenAsked?(collectionView, indexPath) { return cell }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CountedCell)?.text = "\(sections[indexPath.section][indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
    let word = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    (view as? Caption)?.text = "\(word) \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append((sourceIndexPath, destinationIndexPath))
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
}

/// Notes what the delegate of a collection is told, and refuses what it is told to.
@MainActor final class RecordingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let log: EventLog
  var highlights = true
  var selects = true
  var deselects = true
  var notesDisplay = false
  var sizeRequests = 0
  var size: ((IndexPath) -> CGSize)?
  var inset: UIEdgeInsets?

  init(_ log: EventLog) {
    self.log = log
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.note("shouldHighlight \(name(indexPath))")
    return highlights
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    log.note("didHighlight \(name(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    log.note("didUnhighlight \(name(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.note("shouldSelect \(name(indexPath))")
    return selects
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.note("shouldDeselect \(name(indexPath))")
    return deselects
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("didSelect \(name(indexPath))")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.note("didDeselect \(name(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.note("primaryAction \(name(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { log.note("willDisplay \(name(indexPath))") }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { log.note("didEndDisplaying \(name(indexPath))") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    if notesDisplay { log.note("willDisplay supplementary \(name(indexPath))") }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size?(indexPath) ?? layout?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inset ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }
}

/// A collection of numbers in a window of its own, 320 by 400.
@MainActor final class NumberCollection {
  let source: NumberSource
  let view: UICollectionView
  let driver: TouchDriver

  init(
    _ sections: [[Int]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    prepare: (UICollectionView) -> Void = { _ in }
  ) {
    source = NumberSource(sections)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Caption.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "caption")
    }
    view.dataSource = source
    prepare(view)
    driver = TouchDriver(size: CGSize(width: 320, height: 400), showing: view)
  }

  /// The texts of the visible cells in their order.
  var texts: [String] { view.visibleCells.compactMap { ($0 as? CountedCell)?.text } }

  func cell(_ item: Int, _ section: Int = 0) -> CountedCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? CountedCell
  }
}

extension UICollectionView {
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
