import Foundation

/// What a cell shows at its trailing edge, and what few cells set.
struct CellAccessories {
  /// The view that shows now.
  var shown: UIView?
  var separatorInset: UIEdgeInsets?
  /// The identifier of a cell that was made from a prototype.
  var prototypeIdentifier: String?

  @MainActor func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0 { return view.bounds.size }
    let size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    return size == .zero ? CGSize(width: 20, height: 20) : size
  }

  @MainActor func width(of view: UIView) -> CGFloat { size(of: view).width }
}

extension UITableViewCell {
  /// Shows what the properties say of the trailing edge.
  func accessoriesDidChange() {
    let view = editing.isEditing ? editingAccessoryView : accessoryView
    let type = editing.isEditing ? editingAccessoryType : accessoryType
    let wanted = view ?? makeAccessory(type)
    guard wanted !== accessories.shown else { return }
    accessories.shown?.removeFromSuperview()
    accessories.shown = wanted
    if let wanted { addSubview(wanted) }
    table?.contentDidResize(in: self)
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none:
      return nil
    case .disclosureIndicator, .checkmark:
      let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
      image.accessibilityIdentifier = type == .checkmark ? "checkmark" : "chevron"
      return image
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.frame = CGRect(x: 0, y: 0, width: 25, height: 25)
      button.accessibilityLabel = "More Info"
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          table?.accessoryWasTapped(in: self)
        }, for: .primaryActionTriggered)
      return button
    }
  }
}
