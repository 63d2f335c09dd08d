import Foundation

/// Covers a window while a menu is shown; a touch beside the menu dismisses it.
///
/// What is in it inherits traits and values of the environment from the view to which the menu belongs,
/// though it lies in the window.
@MainActor final class MenuOverlay: UIControl {
  private let presentation: MenuPresentation
  private let place: CGPoint
  /// The view to which the menu belongs.
  private(set) weak var source: UIView?
  private let panel = MenuPanel()
  private var previewHolder: UIControl?

  init(of presentation: MenuPresentation, at place: CGPoint, from source: UIView?) {
    self.presentation = presentation
    self.place = place
    self.source = source
    super.init(frame: .zero)
    isAccessibilityElement = false
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(panel)
    addAction(UIAction { [unowned self] _ in self.presentation.dismiss() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityPerformEscape() -> Bool {
    presentation.dismiss()
    return true
  }

  func show(title: String, elements: [UIMenuElement]) {
    panel.show(
      title: title,
      rows: elements.map { element in
        MenuRow(element, isEnabled: presentation.canChoose(element)) { [weak self] in
          self?.presentation.choose(element)
        }
      })
    setNeedsLayout()
  }

  func show(preview: UIView) {
    let holder = UIControl()
    holder.isAccessibilityElement = false
    holder.addAction(
      UIAction { [unowned self] _ in self.presentation.commitPreview() }, for: .touchUpInside)
    preview.isUserInteractionEnabled = false
    holder.addSubview(preview)
    previewHolder = holder
    addSubview(holder)
  }

  /// Puts the menu below its place, or above it for want of room, and the preview over the menu.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let size = panel.size(in: room.size)
    let below = place.y + size.height <= room.maxY
    let y = below ? max(place.y, room.minY) : max(room.minY, min(place.y, room.maxY) - size.height)
    let x = min(max(place.x - size.width / 2, room.minX), room.maxX - size.width)
    panel.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    guard let previewHolder else { return }
    previewHolder.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: max(0, panel.frame.minY - room.minY))
    for preview in previewHolder.subviews { preview.frame = previewHolder.bounds }
  }
}
