import Foundation

/// The views of a list's content; each is made when there first is something to show in it.
@MainActor struct ListContentParts {
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var secondaryText: UILabel?

  mutating func show(_ configuration: UIListContentConfiguration, in view: UIView) {
    view.alpha = configuration.alpha
    show(configuration.image, configuration.imageProperties, in: view)
    Self.show(
      configuration.shownText, configuration.attributedText, configuration.textProperties,
      in: &text, of: view)
    Self.show(
      configuration.shownSecondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, in: &secondaryText, of: view)
  }

  private mutating func show(
    _ shown: UIImage?, _ properties: UIListContentConfiguration.ImageProperties, in view: UIView
  ) {
    guard let shown else {
      image?.removeFromSuperview()
      image = nil
      return
    }
    let imageView = image ?? UIImageView(image: nil)
    image = imageView
    imageView.image = shown
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.borderWidth = properties.strokeWidth
    if imageView.superview == nil { view.insertSubview(imageView, at: 0) }
  }

  private static func show(
    _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: inout UILabel?,
    of view: UIView
  ) {
    guard let string, !string.isEmpty else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? UILabel()
    label = shown
    if let attributed, attributed.string == string {
      shown.attributedText = attributed
    } else {
      shown.text = string
    }
    shown.font = properties.font
    shown.textColor = properties.resolvedColor()
    shown.textAlignment = properties.alignment.label
    shown.lineBreakMode = properties.lineBreakMode
    shown.numberOfLines = properties.numberOfLines
    shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = properties.minimumScaleFactor
    if shown.superview == nil { view.addSubview(shown) }
    if shown.adjustsFontForContentSizeCategory != properties.adjustsFontForContentSizeCategory {
      shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    }
  }

  func tint(_ configuration: UIListContentConfiguration, _ tint: UIColor) {
    guard let image else { return }
    let properties = configuration.imageProperties
    image.tintColor = properties.resolvedTintColor(for: tint)
    if properties.strokeWidth > 0 {
      image.layer.borderColor =
        properties.resolvedStrokeColor(for: tint).resolvedColor(with: image.traitCollection).cgColor
    }
  }

  /// Puts the views where the arrangement says, in the middle of the space from top to bottom.
  func place(_ arrangement: ListContentArrangement, in space: CGRect, isForward: Bool) {
    func frame(_ part: CGRect) -> CGRect {
      let x = isForward ? space.minX + part.minX : space.maxX - part.maxX
      let y = space.minY + max(0, space.height - arrangement.size.height) / 2 + part.minY
      return CGRect(x: x, y: y, width: part.width, height: part.height)
    }
    image?.frame = frame(arrangement.image)
    text?.frame = frame(arrangement.text)
    secondaryText?.frame = frame(arrangement.secondaryText)
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var label: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
