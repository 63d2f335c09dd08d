import Foundation

/// The control that shows one item of a tab bar.
@MainActor final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(image: nil)
  private let titleLabel = UILabel()
  private let badgeLabel = UILabel()

  init(_ item: UITabBarItem, whenTapped: @escaping (UITabBarItem) -> Void) {
    self.item = item
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 10)
    titleLabel.isAccessibilityElement = false
    badgeLabel.isAccessibilityElement = false
    addSubview(imageView)
    addSubview(titleLabel)
    addSubview(badgeLabel)
    addAction(UIAction { _ in whenTapped(item) }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  /// Shows the item as it is now.
  func refresh() {
    titleLabel.text = item.title
    refreshImage()
    badgeLabel.text = item.badgeValue
    badgeLabel.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    tag = item.tag
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    refreshImage()
  }

  private func refreshImage() {
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleLabel.sizeThatFits(bounds.size)
    titleLabel.frame = CGRect(
      x: bounds.midX - title.width / 2, y: bounds.maxY - title.height - 2,
      width: title.width, height: title.height)
    let image = imageView.sizeThatFits(bounds.size)
    imageView.frame = CGRect(
      x: bounds.midX - image.width / 2, y: bounds.minY + 4, width: image.width,
      height: image.height)
    let badge = badgeLabel.sizeThatFits(bounds.size)
    badgeLabel.frame = CGRect(
      x: bounds.midX + BarMetrics.padding, y: bounds.minY + 2,
      width: badge.width, height: badge.height)
  }
}
