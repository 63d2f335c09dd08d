import Foundation

extension UITableViewCell {
  func prepareContents() {
    let contentView = contents.contentView
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    contentView.onResize = { [weak self] in
      guard let self else { return }
      // It is not the content view that places the standard labels and the image.
      setNeedsLayout()
      table?.contentDidResize(in: self)
    }
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  var standardContentConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = editing.isSelected
    state.isHighlighted = editing.isHighlighted
    state.isEditing = editing.isEditing
    state.isSwiped = editing.isSwiped
    state.isReordering = editing.isReordering
    return state
  }

  func updateConfigurationIfNeeded() {
    contents.updateIfNeeded(of: self) { cell in
      let state = cell.configurationState
      cell.contents.follow(state, owner: cell)
      cell.updateConfiguration(using: state)
      cell.configurationUpdateHandler?(cell, state)
    }
  }

  func resetForReuse() {
    if editing.isSwiped { showActions([]) }
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    setNeedsUpdateConfiguration()
  }

  // MARK: Selection

  func showSelected(_ selected: Bool) {
    guard editing.isSelected != selected else { return }
    editing.isSelected = selected
    stateDidChange()
  }

  func showHighlighted(_ highlighted: Bool) {
    guard editing.isHighlighted != highlighted else { return }
    editing.isHighlighted = highlighted
    stateDidChange()
  }

  private func stateDidChange() {
    selectionLooksMayHaveChanged()
    setNeedsUpdateConfiguration()
  }

  func selectionLooksMayHaveChanged() {
    let isActive = selectionStyle != .none && (editing.isSelected || editing.isHighlighted)
    labels.text?.isHighlighted = isActive
    labels.detail?.isHighlighted = isActive
    labels.image?.isHighlighted = isActive
    let selects = isActive && selectedBackgroundView?.superview == nil
    if selects || selectedBackgroundView?.superview != nil
      || multipleSelectionBackgroundView != nil
    {
      setNeedsLayout()
    }
  }

  /// The background that shows the selection now.
  var shownSelectionBackground: UIView? {
    guard selectionStyle != .none, editing.isSelected || editing.isHighlighted else { return nil }
    let selectsSeveral = table?.selectsSeveralNow ?? false
    return selectsSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Accessibility

  /// What a reader says of the cell's row.
  var spokenText: String? {
    let texts = [labels.text?.text, labels.detail?.text].compactMap { $0 }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    let content = contentConfiguration as? UIListContentConfiguration
    return content?.shownText
  }
}
