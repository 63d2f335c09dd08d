public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isUserInteractionEnabled = false
    isOpaque = false
    followColorAppearance()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isUserInteractionEnabled = false
    isOpaque = false
    followColorAppearance()
    coder.fill(self, as: .label)
  }

  // MARK: Text

  /// The shown text.
  ///
  /// Setting it replaces ``attributedText``.
  open var text: String? {
    get { content.string }
    set { setContent(newValue.map(LabelContent.plain) ?? .none) }
  }

  /// The shown text with its attributes; without any, those that the label's own properties say.
  ///
  /// Headless only its characters are measured, in the label's ``font``.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      let copy = newValue.map { NSAttributedString(attributedString: $0) }
      setContent(copy.map(LabelContent.attributed) ?? .none)
    }
  }

  private var content = LabelContent.none

  private func setContent(_ changed: LabelContent) {
    guard changed != content else { return }
    content = changed
    textDidChange()
  }

  /// The font of the text; 17 points of the system's by default. Setting `nil` brings that back.
  open var font: UIFont! {
    get { storedFont ?? UILabel.standardFont }
    set {
      storedFont = newValue
      textDidChange()
      if adjustsFontForContentSizeCategory { adjustFont() }
    }
  }
  private var storedFont: UIFont?
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Whether a font of a text style, or one that font metrics scaled, follows the label's content
  /// size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory {
        followContentSizeCategory()
      } else {
        stopFollowingContentSizeCategory()
      }
    }
  }
  var contentSizeRegistration: TraitRegistration?

  /// The color of the text; the system's label color by default. Setting `nil` brings that back.
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set {
      let previous = textColor
      storedTextColor = newValue
      didChange(textColor, from: previous)
    }
  }
  private var storedTextColor: UIColor?

  /// On which side the lines stand.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// How the text breaks into lines, and where it is cut if they are too few.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// How many lines there may be; 0 for any number, 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Whether a single line is set smaller if it does not fit, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of its size that the font may shrink to; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// How text whose size was adjusted stands to its line.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether letters may move closer together before the text is cut; headless they do not.
  open var allowsDefaultTighteningForTruncation = false

  /// The width at which the text is to break when no constraint says one; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: State

  /// Whether the text is shown as active.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is shown in ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text while it is highlighted.
  open var highlightedTextColor: UIColor?

  /// The color of the text's shadow, or `nil` for no shadow.
  open var shadowColor: UIColor?

  /// Where the shadow lies, in points from the text.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Size

  /// The part of the bounds that the text takes when it has no more than so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text; headless it draws nothing.
  open func drawText(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text when it breaks at the width; a width of zero does not break it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, lines: numberOfLines
    )
  }

  /// The height at the width that constraints found, for a label of several lines without a width
  /// of its own preference.
  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return textSize(width: width, lines: numberOfLines).height
  }

  /// The text's first line stands at the top, its last line at the bottom.
  override func baseline(isFirst: Bool) -> Baseline {
    isFirst ? .fromTop(font.ascender) : .fromBottom(-font.descender)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The name said for the label, its text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}
