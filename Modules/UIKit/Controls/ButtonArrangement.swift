import Foundation

/// How image, title and subtitle of a button stand to each other.
struct ButtonArrangement {
  /// On which side of the text the image stands.
  enum Placement {
    case left, right, top, bottom
  }

  /// On which side text of different widths stands in one line.
  enum Side {
    case left, middle, right
  }

  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var placement = Placement.left
  var side = Side.middle
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0

  /// Takes over where a configuration wants the image; of several edges the first counts.
  mutating func place(_ edge: NSDirectionalRectEdge, isMirrored: Bool) {
    if edge.contains(.leading) {
      placement = isMirrored ? .right : .left
    } else if edge.contains(.trailing) {
      placement = isMirrored ? .left : .right
    } else {
      placement = edge.contains(.bottom) ? .bottom : .top
    }
  }

  /// Takes over how a configuration aligns the titles; by itself text beside an image stands towards it.
  mutating func alignTitles(
    _ alignment: UIButton.Configuration.TitleAlignment, isMirrored: Bool
  ) {
    side =
      switch alignment {
      case .automatic: image == .zero ? .middle : automaticSide
      case .center: .middle
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      }
  }

  private var automaticSide: Side {
    switch placement {
    case .left: .left
    case .right: .right
    case .top, .bottom: .middle
    }
  }

  private var isHorizontal: Bool { placement == .left || placement == .right }

  private var text: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// What lies between title and subtitle, and between image and text, where there are both.
  private var gap: CGFloat { title != .zero && subtitle != .zero ? titlePadding : 0 }
  private var imageGap: CGFloat { image != .zero && text != .zero ? imagePadding : 0 }

  /// The width that text cannot have, whatever it is.
  var widthBesideTitle: CGFloat {
    isHorizontal && image != .zero ? image.width + imagePadding : 0
  }

  var size: CGSize {
    isHorizontal
      ? CGSize(
        width: image.width + imageGap + text.width, height: max(image.height, text.height))
      : CGSize(
        width: max(image.width, text.width), height: image.height + imageGap + text.height)
  }

  /// Cuts the text to the space and, where the button says so, stretches it over the rest of that.
  mutating func fit(_ space: CGSize, filling: (width: Bool, height: Bool)) {
    let width = max(0, space.width - (isHorizontal ? image.width + imageGap : 0))
    title.width = filling.width && title != .zero ? width : min(title.width, width)
    subtitle.width = min(subtitle.width, width)
    let below = gap + subtitle.height + (isHorizontal ? 0 : image.height + imageGap)
    let height = max(0, space.height - below)
    title.height = filling.height && title != .zero ? height : min(title.height, height)
  }

  /// The places of the parts of content whose upper left corner is the point.
  func frames(at origin: CGPoint) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let size = size
    var imageOrigin = origin
    var textOrigin = origin
    switch placement {
    case .left: textOrigin.x += image.width + imageGap
    case .right: imageOrigin.x += text.width + imageGap
    case .top: textOrigin.y += image.height + imageGap
    case .bottom: imageOrigin.y += text.height + imageGap
    }
    if isHorizontal {
      imageOrigin.y += (size.height - image.height) / 2
      textOrigin.y += (size.height - text.height) / 2
    } else {
      imageOrigin.x += (size.width - image.width) / 2
      textOrigin.x += (size.width - text.width) / 2
    }
    let titleFrame = CGRect(
      x: textOrigin.x + indent(of: title), y: textOrigin.y, width: title.width,
      height: title.height)
    let subtitleFrame = CGRect(
      x: textOrigin.x + indent(of: subtitle), y: textOrigin.y + title.height + gap,
      width: subtitle.width, height: subtitle.height)
    return (CGRect(origin: imageOrigin, size: image), titleFrame, subtitleFrame)
  }

  private func indent(of line: CGSize) -> CGFloat {
    switch side {
    case .left: 0
    case .middle: (text.width - line.width) / 2
    case .right: text.width - line.width
    }
  }
}
