import Foundation

/// The button that shows a bar button item.
@MainActor final class BarButton: UIButton {
  private let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tag = item.tag
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    if let tintColor = item.tintColor { self.tintColor = tintColor }
    preferredMenuElementOrder = item.preferredMenuElementOrder
    menu = item.menu
    showsMenuAsPrimaryAction =
      item.menu != nil && item.primaryAction == nil && item.action == nil
    // Of a button without such a menu the item itself tells whether it is selected.
    changesSelectionAsPrimaryAction =
      item.changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    // The closure is kept by the button itself.
    addAction(
      UIAction { [unowned self] _ in self.item.press(in: self, with: nil) }, for: .touchUpInside)
  }

  override var menuSender: AnyObject { item }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }
}

/// What lies in the place of an item that keeps others apart; touches pass it by.
@MainActor final class BarSpace: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIBarButtonItem {
  /// A view that shows the item: its own, or a button.
  func makeView() -> UIView {
    if let customView { return customView }
    if systemItem?.isSpace ?? false { return BarSpace() }
    return BarButton(self)
  }

  /// The width that a view of the item needs, in points.
  func width(of view: UIView) -> CGFloat {
    if width > 0 { return width }
    if systemItem?.isSpace ?? false { return 0 }
    if customView != nil { return view.bounds.width }
    return max(BarMetrics.buttonWidth, view.sizeThatFits(.zero).width + 2 * BarMetrics.padding)
  }
}

/// Sizes that bars share, in points.
enum BarMetrics {
  static let navigationBarHeight: CGFloat = 44
  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let toolbarHeight: CGFloat = 44
  static let tabBarHeight: CGFloat = 49
  static let margin: CGFloat = 8
  static let padding: CGFloat = 8
  static let buttonWidth: CGFloat = 44
}
