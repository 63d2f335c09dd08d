import Foundation

/// What a cell is in besides showing its content: selected, pressed, edited, swiped.
struct CellEditing {
  static let actionWidth: CGFloat = 74

  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isReordering = false
  var style = UITableViewCell.EditingStyle.none
  var canMove = false
  /// The button that deletes or inserts.
  var control: UIButton?
  var reorderControl: UIView?
  /// The buttons that a swipe brought out, the one at the edge first.
  var actionButtons: [UIButton] = []
  var actionsAreLeading = false

  var isSwiped: Bool { !actionButtons.isEmpty }

  var mask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isEditing, style != .none { mask.insert(.showingEditControl) }
    if isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}

extension UITableViewCell {
  func showEditing(_ isEditing: Bool) {
    guard editing.isEditing != isEditing else { return }
    changeMask { $0.isEditing = isEditing }
    accessoriesDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Makes a change, and tells the cell if it shows other things beside its content then.
  private func changeMask(_ change: (inout CellEditing) -> Void) {
    var next = editing
    change(&next)
    let (mask, isOther) = (next.mask, next.mask != editing.mask)
    if isOther { willTransition(to: mask) }
    change(&editing)
    setNeedsLayout()
    if isOther { didTransition(to: mask) }
  }

  /// Makes and drops the controls of editing as the state wants them.
  func refreshEditingControls() {
    let wantsControl = editing.isEditing && editing.style != .none
    if wantsControl != (editing.control != nil) || editing.control?.tag != editing.style.rawValue {
      editing.control?.removeFromSuperview()
      editing.control = wantsControl ? makeEditControl() : nil
    }
    let wantsReorder = editing.isEditing && editing.canMove && showsReorderControl
    guard wantsReorder != (editing.reorderControl != nil) else { return }
    editing.reorderControl?.removeFromSuperview()
    editing.reorderControl = wantsReorder ? makeReorderControl() : nil
  }

  private func makeEditControl() -> UIButton {
    let control = UIButton(type: .custom)
    control.tag = editing.style.rawValue
    control.accessibilityLabel = editing.style == .insert ? "Insert" : "Remove"
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        table?.editControlWasTapped(in: self)
      }, for: .primaryActionTriggered)
    addSubview(control)
    return control
  }

  private func makeReorderControl() -> UIView {
    let control = UIView(frame: .zero)
    control.isAccessibilityElement = true
    control.accessibilityLabel = "Reorder"
    addSubview(control)
    return control
  }

  /// Shows the buttons that a swipe brings out, or none.
  func showActions(_ buttons: [UIButton], leading: Bool = false) {
    changeMask { editing in
      editing.actionButtons.forEach { $0.removeFromSuperview() }
      editing.actionButtons = buttons
      editing.actionsAreLeading = leading
    }
    for button in buttons { addSubview(button) }
    setNeedsUpdateConfiguration()
  }
}
