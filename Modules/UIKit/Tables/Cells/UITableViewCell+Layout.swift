import Foundation

extension UITableViewCell {
  /// How wide what stands before and after the content is.
  private var sideWidths: (leading: CGFloat, trailing: CGFloat) {
    let leading: CGFloat = editing.control != nil && shouldIndentWhileEditing ? 38 : 0
    var trailing = accessories.shown.map { accessories.width(of: $0) + 16 } ?? 0
    if editing.reorderControl != nil { trailing += 38 }
    return (leading, trailing)
  }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  private var isForward: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// Where the parts of the safe area are that a table keeps the content out of.
  private var sideInsets: UIEdgeInsets {
    guard let table, table.insetsContentViewsToSafeArea else { return .zero }
    let insets = table.safeAreaInsets
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  /// A rectangle that is seen from the leading edge, as it lies in the cell.
  private func placed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard !isForward else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let sides = sideWidths
    let insets = sideInsets
    let before = isForward ? insets.left : insets.right
    let after = isForward ? insets.right : insets.left
    let start = before + sides.leading + indentation
    let rect = CGRect(
      x: start, y: 0, width: max(0, size.width - start - sides.trailing - after),
      height: size.height)
    return placed(rect, in: size.width)
  }

  /// The height that the content needs in a cell of the width: 44 points at least where nothing else
  /// is said by constraints, which is also the height of a cell without content.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    refreshEditingControls()
    updateConfigurationIfNeeded()
    let frame = contentFrame(in: CGSize(width: width, height: bounds.height))
    if contentConfiguration == nil, !labels.isEmpty, !contents.contentView.hasConstrainedContent {
      return max(UITableView.standardRowHeight, arrangement(in: frame.size).height.rounded(.up))
    }
    guard let height = contents.contentHeight(forWidth: frame.width) else {
      return UITableView.standardRowHeight
    }
    guard contents.configuredView is UIListContentView else {
      return height > 0 ? height : UITableView.standardRowHeight
    }
    return max(UITableView.standardRowHeight, height)
  }

  private func arrangement(in size: CGSize) -> CellLabelArrangement {
    CellLabelArrangement(labels, style, size: size, margins: 16)
  }

  func layOutParts() {
    refreshEditingControls()
    layOutBackgrounds()
    contentView.frame = contentFrame(in: bounds.size)
    if contentConfiguration == nil, !labels.isEmpty { layOutLabels() }
    let sides = sideWidths
    if let control = editing.control {
      control.frame = placed(
        CGRect(x: 0, y: 0, width: 38, height: bounds.height), in: bounds.width)
    }
    if let control = editing.reorderControl {
      control.frame = placed(
        CGRect(x: bounds.width - 38, y: 0, width: 38, height: bounds.height), in: bounds.width)
    }
    if let accessory = accessories.shown {
      let size = accessories.size(of: accessory)
      accessory.frame = placed(
        CGRect(
          x: bounds.width - sides.trailing, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height), in: bounds.width)
    }
    layOutActions()
  }

  private func layOutLabels() {
    let size = contentView.bounds.size
    let arrangement = arrangement(in: size)
    func place(_ view: UIView?, _ rect: CGRect) {
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
      view.frame = placed(rect, in: size.width)
    }
    place(labels.image, arrangement.image)
    place(labels.text, arrangement.text)
    place(labels.detail, arrangement.detail)
  }

  private func layOutBackgrounds() {
    contents.background?.place(in: self)
    backgroundView?.frame = bounds
    let selection = shownSelectionBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      guard let view, view !== selection, view.superview === self else { continue }
      view.removeFromSuperview()
    }
    guard let selection else { return }
    if selection.superview !== self { insertSubview(selection, belowSubview: contentView) }
    selection.frame = bounds
  }

  /// The buttons of a swiped row lie at their edge, over the content.
  private func layOutActions() {
    var start: CGFloat = 0
    for button in editing.actionButtons {
      let rect = CGRect(
        x: editing.actionsAreLeading ? start : bounds.width - start - CellEditing.actionWidth,
        y: 0, width: CellEditing.actionWidth, height: bounds.height)
      button.frame = placed(rect, in: bounds.width)
      start += CellEditing.actionWidth
    }
  }
}
