import Foundation

/// An accessory of a cell with its view.
@MainActor final class ShownAccessory {
  var accessory: UICellAccessory
  let view: UIView

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    switch accessory.accessoryType {
    case .customView(let custom): view = custom
    case .label: view = UILabel(frame: .zero)
    case .checkmark: view = Self.mark("checkmark")
    case .disclosureIndicator: view = Self.mark("chevron")
    case .multiselect: view = Self.mark("selection")
    case .reorder:
      view = Self.mark("reorder")
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Reorder"
    case .detail: view = Self.button("More Info")
    case .delete: view = Self.button("Remove")
    case .insert: view = Self.button("Insert")
    case .outlineDisclosure: view = Self.button("Expand")
    case .popUpMenu: view = Self.menuButton()
    }
    if let button = view as? UIButton, accessory.accessoryType != .popUpMenu {
      button.addAction(
        UIAction { [weak self, weak cell] _ in
          guard let self, let cell else { return }
          cell.accessoryWasTapped(self.accessory)
        }, for: .primaryActionTriggered)
    }
  }

  private static func mark(_ name: String) -> UIView {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    image.accessibilityIdentifier = name
    return image
  }

  private static func button(_ label: String) -> UIView {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    button.accessibilityLabel = label
    return button
  }

  private static func menuButton() -> UIView {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  /// Brings the view in line with what is said of the accessory.
  func refresh(isExpanded: Bool, isSelected: Bool) {
    let details = accessory.details
    view.isHidden = details.isHidden
    if case .customView = accessory.accessoryType {
      if let tint = details.tintColor { view.tintColor = tint }
    } else {
      view.tintColor = details.tintColor
      view.backgroundColor = details.backgroundColor
    }
    if let label = view as? UILabel, accessory.accessoryType == .label {
      // What is the same would ask for the size of the cell again.
      if label.text != details.text { label.text = details.text }
      if label.font != details.font { label.font = details.font }
      if label.adjustsFontForContentSizeCategory != details.adjustsFont {
        label.adjustsFontForContentSizeCategory = details.adjustsFont
      }
      if let tint = details.tintColor { label.textColor = tint }
    }
    switch accessory.accessoryType {
    case .outlineDisclosure: view.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    case .multiselect: (view as? UIImageView)?.isHighlighted = isSelected
    case .popUpMenu:
      let button = view as? UIButton
      if button?.menu !== details.menu { button?.menu = details.menu }
    default: break
    }
  }

  /// The size of the view: its own where it is to keep that, else what it needs.
  private var size: CGSize {
    if accessory.details.keepsSize { return view.bounds.size }
    switch accessory.accessoryType {
    case .customView:
      let content = view.intrinsicContentSize
      if content.width > 0, content.height > 0 { return content }
      let fitting = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
      return fitting.width > 0 ? fitting : view.bounds.size
    case .label, .popUpMenu:
      return view.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    default: return view.bounds.size
    }
  }

  /// The room that the accessory takes along the cell.
  var width: CGFloat {
    if case .custom(let width) = accessory.details.width { return width }
    return size.width
  }

  var height: CGFloat { size.height }

  /// Places the view in the middle of its room, which starts at a distance from the leading edge.
  func place(at start: CGFloat, in cell: UIView) {
    let size = size
    var frame = CGRect(
      x: start + (width - size.width) / 2, y: (cell.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = cell.bounds.width - frame.maxX
    }
    if view.frame != frame { view.frame = frame }
  }
}
