import Foundation

extension UICollectionViewCell: ConfigurationUpdating {
  func prepareContents() {
    contents.contentView.frame = bounds
    contents.contentView.onResize = { [weak self] in
      guard let self else { return }
      hostView?.sizeMayHaveChanged(of: self)
    }
    addSubview(contents.contentView)
    setNeedsUpdateConfiguration()
  }

  var stateOfCell: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isReordering = elementKey.map { hostView?.movement?.key == $0 } ?? false
    state.isExpanded = hostView?.expansion(of: self) ?? false
    return state
  }

  func runDueUpdate() {
    contents.updateIfNeeded(of: self) { cell in
      let state = cell.configurationState
      cell.contents.follow(state, owner: cell)
      cell.updateConfiguration(using: state)
      cell.configurationUpdateHandler?(cell, state)
    }
  }

  func layOutContents() {
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    contents.background?.place(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// The size that the content asks for: that of the configured view, or what its constraints make.
  func fittedContentSize(in size: CGSize) -> CGSize? {
    if let view = contents.configuredView { return fittedSize(of: view, in: size) }
    guard contents.contentView.hasConstrainedContent else { return nil }
    return fittedSize(of: contents.contentView, in: size)
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  func replaceSelectedBackground(_ old: UIView?) {
    if old !== selectedBackgroundView, old?.superview === self { old?.removeFromSuperview() }
    placeSelectedBackground()
  }

  func placeSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }
}
