import Foundation

extension UIButton {
  /// What lies between the title and the button's edges.
  ///
  /// Without a configuration it is what makes a button of one line 30 points high, as on a device.
  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else {
      let isSystem = buttonType == .system
      return isSystem ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : .zero
    }
    return LayoutMargins.directional(insets).insets(in: effectiveUserInterfaceLayoutDirection)
  }

  /// The size that shows all of the title.
  var contentSize: CGSize {
    let insets = contentInsets
    let title = storedTitleLabel?.intrinsicContentSize ?? .zero
    return CGSize(
      width: title.width + insets.left + insets.right,
      height: title.height + insets.top + insets.bottom)
  }

  /// Puts the title where the alignments say, cut to the space between the insets.
  func layOutTitle() {
    guard let label = storedTitleLabel else { return }
    refreshTitleLabel()
    let insets = contentInsets
    let space = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let wanted = label.sizeThatFits(CGSize(width: space.width, height: 0))
    let size = CGSize(
      width: contentHorizontalAlignment == .fill ? space.width : min(wanted.width, space.width),
      height: contentVerticalAlignment == .fill ? space.height : min(wanted.height, space.height))
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: space.minX
      case .right, .trailing: space.maxX - size.width
      case .center: space.midX - size.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: space.minY
      case .bottom: space.maxY - size.height
      case .center: space.midY - size.height / 2
      }
    label.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
