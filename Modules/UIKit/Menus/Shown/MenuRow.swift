import Foundation

/// The button that stands for one element of a menu.
@MainActor final class MenuRow: UIControl {
  private let titleLabel = UILabel()

  init(_ element: UIMenuElement, isEnabled: Bool, whenTapped: @escaping () -> Void) {
    super.init(frame: .zero)
    let isLoading = element is UIDeferredMenuElement
    titleLabel.text = isLoading ? "Loading…" : element.title
    titleLabel.isAccessibilityElement = false
    addSubview(titleLabel)
    accessibilityLabel = titleLabel.text
    accessibilityValue = element.subtitle
    self.isEnabled = isEnabled && !isLoading
    isSelected = (element as? any MenuLeaf)?.state == .on
    if (element as? any MenuLeaf)?.attributes.contains(.destructive) == true {
      titleLabel.textColor = .systemRed
    }
    addAction(UIAction { _ in whenTapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
