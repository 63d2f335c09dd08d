import Foundation

/// An item that is held and moved.
struct InteractiveMovement {
  /// Where it was taken.
  let original: IndexPath
  /// Where it would stay.
  var target: IndexPath

  /// The element that follows the finger and not the layout.
  var key: ElementKey { .cell(original) }
}

// The other items make way when the item is let go; while it is held only its own cell moves. (Own
// decision: headless nothing is seen of it, and the data stays what the data source says.)
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, hasItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    refresh()
    movement = InteractiveMovement(original: path, target: path)
    return true
  }

  func moveHeldItem(to position: CGPoint) {
    guard let held = movement else { return }
    let attributes = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: held.original, withTargetPosition: position)
    elements[held.key]?.attributes = attributes
    elements[held.key]?.view.take(attributes, in: elements[held.key]?.view.superview)
    var target = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: held.target, withPosition: position)
    if let delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.original,
        atCurrentIndexPath: held.target, toProposedIndexPath: target)
    }
    guard hasItem(at: target) else {
      return Headless.report(.noSuchItem(indexPath: target, doing: "move to"))
    }
    movement?.target = target
  }

  func endMovement(cancelled: Bool) {
    guard let held = movement else { return }
    movement = nil
    storedLayout.invalidateLayout()
    guard !cancelled, held.target != held.original else { return setNeedsLayout() }
    runBatch(
      {
        self.dataSource?.collectionView(self, moveItemAt: held.original, to: held.target)
        self.batch?.movedItems.append((held.original, held.target))
      }, completion: nil)
  }
}
