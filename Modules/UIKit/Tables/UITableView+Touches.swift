import Foundation

/// The touch on a row that the table follows.
struct TableTouching {
  weak var cell: UITableViewCell?
  var start = CGPoint.zero
  /// Whether the row is shown as pressed, and gets selected when the touch ends.
  var isPressing = false
  /// Whether the touch has become a swipe, or drags the row elsewhere.
  var isSwiping = false
  var isReordering = false
}

extension UITableView {
  /// How far a touch goes sideways before it swipes the row, in points; decided here.
  private var swipeDistance: CGFloat { 20 }

  /// Whether dragging the view means something of its own: the index, or what moves a row.
  func movesByItself(_ view: UIView) -> Bool {
    if let index = sectionIndex.view, view.isBelowOrEqual(to: index) { return true }
    guard let control = view.cell(of: self)?.editing.reorderControl else { return false }
    return view.isBelowOrEqual(to: control)
  }

  func beginTouch(_ touch: UITouch) {
    cancelTouch()
    guard let cell = touch.view?.cell(of: self), let place = cell.place else { return }
    if let swiped = swipedCell {
      // A touch anywhere else takes the actions away, and does nothing more.
      if swiped !== cell || !swiped.ownsAction(touch.view) { closeActions() }
      return
    }
    touching = TableTouching(cell: cell, start: touch.location(in: self))
    if let control = cell.editing.reorderControl, touch.view?.isBelowOrEqual(to: control) == true {
      touching.isReordering = true
      cell.setReordering(true)
      return
    }
    guard delegate?.tableView(self, shouldHighlightRowAt: place.indexPath) ?? true else { return }
    touching.isPressing = true
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: place.indexPath)
  }

  func moveTouch(_ touch: UITouch) {
    guard let cell = touching.cell, let place = cell.place else { return }
    guard !touching.isReordering, !touching.isSwiping else { return }
    let location = touch.location(in: self)
    let (x, y) = (location.x - touching.start.x, location.y - touching.start.y)
    if abs(x) > swipeDistance, abs(x) > abs(y) {
      release(cell, place)
      touching.isSwiping = true
      let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
      showSwipeActions(at: place.indexPath, leading: (x > 0) == isForward)
    } else if !cell.frame.contains(location) {
      release(cell, place)
    }
  }

  func endTouch(_ touch: UITouch) {
    let ended = touching
    touching = TableTouching()
    guard let cell = ended.cell, let place = cell.place else { return }
    if ended.isReordering {
      cell.setReordering(false)
      if let target = indexPathForRow(at: touch.location(in: self)) {
        userDidMoveRow(at: place.indexPath, to: target)
      }
      return
    }
    guard ended.isPressing else { return }
    release(cell, place)
    // The delegate, who was told, may have changed the rows.
    guard let place = cell.place, cell.frame.contains(touch.location(in: self)) else { return }
    userDidTapRow(at: place.indexPath)
  }

  /// Lets go of the row under the finger, which was at the place if its cell shows none any more.
  func cancelTouch(at former: RowPlace? = nil) {
    let cancelled = touching
    touching = TableTouching()
    guard let cell = cancelled.cell else { return }
    cell.setReordering(false)
    guard cancelled.isPressing, let place = cell.place ?? former else { return }
    release(cell, place)
  }

  private func release(_ cell: UITableViewCell, _ place: RowPlace) {
    touching.isPressing = false
    guard cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: place.indexPath)
  }
}

extension UIView {
  /// The cell of the table in which the view lies.
  fileprivate func cell(of table: UITableView) -> UITableViewCell? {
    var view: UIView? = self
    while let current = view, current !== table {
      if let cell = current as? UITableViewCell, cell.table === table { return cell }
      view = current.superview
    }
    return nil
  }
}

extension UITableViewCell {
  func setReordering(_ isReordering: Bool) {
    guard editing.isReordering != isReordering else { return }
    editing.isReordering = isReordering
    setNeedsUpdateConfiguration()
  }

  func ownsAction(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return editing.actionButtons.contains { view.isBelowOrEqual(to: $0) }
  }
}
