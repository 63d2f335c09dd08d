import Foundation

extension UIButton {
  /// What lies between the content and the button's edges.
  ///
  /// Without a configuration it is what makes a button of one line 30 points high, as on a device.
  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else {
      let isSystem = buttonType == .system
      return isSystem ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : .zero
    }
    return LayoutMargins.directional(insets).insets(in: effectiveUserInterfaceLayoutDirection)
  }

  /// The content with the sizes that its parts want in the width.
  private func arrangement(width: CGFloat) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let picture = shownPicture { arrangement.image = picture.sizeThatFits(.zero) }
    if let configuration {
      arrangement.place(configuration.imagePlacement, isMirrored: isMirrored)
      arrangement.imagePadding = configuration.imagePadding
      arrangement.titlePadding = configuration.titlePadding
      arrangement.alignTitles(configuration.titleAlignment, isMirrored: isMirrored)
    } else if isMirrored {
      arrangement.placement = .right
    }
    let room = max(0, width - arrangement.widthBesideTitle)
    if let label = storedTitleLabel, !(label.text ?? "").isEmpty {
      arrangement.title = label.sizeThatFits(CGSize(width: room, height: 0))
    }
    if let label = storedSubtitleLabel, !label.isHidden {
      arrangement.subtitle = label.sizeThatFits(CGSize(width: room, height: 0))
    }
    return arrangement
  }

  /// The size that shows all of the content.
  var contentSize: CGSize {
    let insets = contentInsets
    let content = arrangement(width: .infinity).size
    let background = currentBackgroundImage?.suited(to: traitCollection).size ?? .zero
    return CGSize(
      width: max(content.width + insets.left + insets.right, background.width),
      height: max(content.height + insets.top + insets.bottom, background.height))
  }

  /// Puts the content where the alignments say, cut to the space between the insets.
  func layOutContent() {
    refreshContent()
    let insets = contentInsets
    let space = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var arrangement = arrangement(width: space.width)
    arrangement.fit(
      space.size, filling: (contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill))
    let size = arrangement.size
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
    let frames = arrangement.frames(at: CGPoint(x: x, y: y))
    shownPicture?.frame = frames.image
    storedTitleLabel?.frame = frames.title
    storedSubtitleLabel?.frame = frames.subtitle
    storedBackgroundView?.frame = bounds
  }
}
