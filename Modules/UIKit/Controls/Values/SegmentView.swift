import Foundation

/// What a segment shows, and what selecting it does.
@MainActor struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  init(_ action: UIAction) {
    title = action.title
    image = action.image
    self.action = action
  }

  /// The content for an item of any kind: an image, an action, or else its text.
  init(_ item: Any) {
    switch item {
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action)
    default: self.init(title: "\(item)")
    }
  }
}

/// One segment, an element of its own to somebody who cannot see it. Touches go to the control.
final class SegmentView: UIView {
  var content: SegmentContent
  var fixedWidth: CGFloat = 0
  var isSelected = false

  init(_ content: SegmentContent) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the text with some room on both sides.
  var contentWidth: CGFloat {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let layout = TextLayout(
      content.title ?? "", font: font.measured, width: .infinity, maximumLines: 1,
      mode: .byClipping)
    let image = content.image?.suited(to: traitCollection).size.width ?? 0
    return max(image, layout.size.width).rounded(.up) + 20
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = accessibility?.traits ?? .button
      if isSelected { traits.insert(.selected) }
      if !isUserInteractionEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
