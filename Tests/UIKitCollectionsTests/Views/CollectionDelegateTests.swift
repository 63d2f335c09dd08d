import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// What a collection asks its delegate about elements, and tells it of them.
@MainActor @Suite(.headlessUIKit) struct CollectionDelegateTests {
  final class Delegate: NSObject, UICollectionViewDelegate {
    let log = EventLog()
    var performs = true

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.note("header \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.note("header \(indexPath.section) ended") }
    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { performs }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.note("action \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.note("select \(indexPath.item)")
    }
  }

  let delegate = Delegate()

  private func collection(header: CGFloat) -> NumberCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize.height = header
    return NumberCollection([Array(0..<10), [10]], layout: layout) { $0.delegate = delegate }
  }

  @Test func `headers are told of as they come into sight and go, once each`() {
    let collection = collection(header: 50)
    #expect(delegate.log.take() == ["header 0"])
    collection.view.contentOffset.y = 1
    collection.view.layoutIfNeeded()
    #expect(delegate.log.take() == [])
    collection.view.contentOffset.y = 800
    collection.view.layoutIfNeeded()
    #expect(delegate.log.take().sorted() == ["header 0 ended", "header 1"])
  }

  @Test(arguments: [true, false])
  func `a primary action follows the selection, if the delegate lets it`(performs: Bool) {
    delegate.performs = performs
    let collection = collection(header: 0)
    collection.driver.tap(10, 150)
    #expect(delegate.log.take() == (performs ? ["select 1", "action 1"] : ["select 1"]))
  }
}
