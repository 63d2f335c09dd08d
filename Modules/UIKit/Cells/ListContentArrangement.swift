import Foundation

/// Where image and texts of a list's content lie, seen from the leading edge at the top.
@MainActor struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  private(set) var size = CGSize.zero

  init(
    _ parts: ListContentParts, _ configuration: UIListContentConfiguration, width: CGFloat
  ) {
    var start: CGFloat = 0
    var imageHeight: CGFloat = 0
    if let shown = parts.image?.image {
      let (room, extent) = configuration.imageProperties.room(for: shown.size)
      image = CGRect(
        x: (room.width - extent.width) / 2, y: 0, width: extent.width, height: extent.height)
      imageHeight = room.height
      start = room.width + configuration.imageToTextPadding
    }
    let textWidth = max(0, width - start)
    let texts = Texts(parts, configuration, width: textWidth)
    let height = max(imageHeight, texts.size.height)
    let top = (height - texts.size.height) / 2
    image.origin.y = (height - image.height) / 2
    text = texts.first.offsetBy(dx: start, dy: top)
    secondaryText = texts.second.offsetBy(dx: start, dy: top)
    let hasTexts = parts.text != nil || parts.secondaryText != nil
    let end = hasTexts ? start + texts.size.width : max(0, start - configuration.imageToTextPadding)
    size = CGSize(width: width.isFinite ? width : end, height: height)
  }

  /// The two texts beside or above each other.
  private struct Texts {
    var first = CGRect.zero
    var second = CGRect.zero
    var size = CGSize.zero

    @MainActor init(
      _ parts: ListContentParts, _ configuration: UIListContentConfiguration, width: CGFloat
    ) {
      let unbroken = CGSize.zero
      let firstLine = parts.text?.sizeThatFits(unbroken) ?? .zero
      let secondLine = parts.secondaryText?.sizeThatFits(unbroken) ?? .zero
      let hasBoth = parts.text != nil && parts.secondaryText != nil
      let gap = hasBoth ? configuration.textToSecondaryTextHorizontalPadding : 0
      let lineWidth = firstLine.width + gap + secondLine.width
      if configuration.prefersSideBySideTextAndSecondaryText, hasBoth, lineWidth <= width {
        let height = max(firstLine.height, secondLine.height)
        size = CGSize(width: lineWidth, height: height)
        first = CGRect(
          x: 0, y: (height - firstLine.height) / 2, width: firstLine.width,
          height: firstLine.height)
        let end = width.isFinite ? width : lineWidth
        second = CGRect(
          x: end - secondLine.width, y: (height - secondLine.height) / 2, width: secondLine.width,
          height: secondLine.height)
        return
      }
      let broken = CGSize(width: width.isFinite ? width : 0, height: 0)
      let upper = parts.text?.sizeThatFits(broken) ?? .zero
      let lower = parts.secondaryText?.sizeThatFits(broken) ?? .zero
      let padding = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
      let natural = max(upper.width, lower.width)
      let taken = width.isFinite ? width : natural
      first = CGRect(x: 0, y: 0, width: taken, height: upper.height)
      second = CGRect(x: 0, y: upper.height + padding, width: taken, height: lower.height)
      size = CGSize(width: natural, height: upper.height + padding + lower.height)
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The room that an image takes, and the size in which it is shown.
  fileprivate func room(for size: CGSize) -> (room: CGSize, image: CGSize) {
    var scale: CGFloat = 1
    if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
    if maximumSize.height > 0, size.height > 0 {
      scale = min(scale, maximumSize.height / size.height)
    }
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      if reserved == Self.standardDimension { return max(28, own) }
      return reserved > 0 ? reserved : own
    }
    let room = CGSize(
      width: length(reservedLayoutSize.width, shown.width),
      height: length(reservedLayoutSize.height, shown.height))
    return (room, shown)
  }
}
