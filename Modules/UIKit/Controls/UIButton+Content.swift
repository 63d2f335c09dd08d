public import Foundation

extension UIButton {
  /// The title that was set for exactly this state, or that of the normal one.
  public func title(for state: State) -> String? { states.shown(\.title, in: state) }

  /// The color of the title that was set for this state, or that of the normal one.
  public func titleColor(for state: State) -> UIColor? { states.shown(\.titleColor, in: state) }

  /// The title with attributes that was set for this state, or that of the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    states.shown(\.attributedTitle, in: state)
  }

  /// The image that was set for this state, or that of the normal one.
  public func image(for state: State) -> UIImage? { states.shown(\.image, in: state) }

  /// The image behind the content that was set for this state, or that of the normal one.
  public func backgroundImage(for state: State) -> UIImage? {
    states.shown(\.backgroundImage, in: state)
  }

  /// The color of the title's shadow that was set for this state, or that of the normal one.
  public func titleShadowColor(for state: State) -> UIColor? {
    states.shown(\.titleShadowColor, in: state)
  }

  /// The title for the present state.
  public var currentTitle: String? { title(for: state) }

  /// The color of the title in the present state: white, or for system buttons the tint, unless set.
  public var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    return buttonType == .system ? tintColor : .white
  }

  /// The title with attributes for the present state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image for the present state.
  public var currentImage: UIImage? { image(for: state) }

  /// The image behind the content for the present state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The color of the title's shadow in the present state, or `nil` for no shadow.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The text that the user sees now.
  package var shownTitle: String? {
    popUpTitle ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// After something that the button shows has changed.
  func contentDidChange() {
    refreshContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Makes the label once there is a title to show, or when it is asked for.
  @discardableResult
  func ensureTitleLabel() -> UILabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.isAccessibilityElement = false
    label.font = standardTitleFont
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  func refreshTitleLabel() {
    guard storedTitleLabel != nil || shownTitle != nil else { return }
    let label = ensureTitleLabel()
    if popUpTitle == nil, configuration?.title == nil, let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = shownTitle
    }
    label.textColor = configuration?.shownForegroundColor(tint: tintColor) ?? currentTitleColor
    label.shadowColor = configuration == nil ? currentTitleShadowColor : nil
  }

  /// The font of the title that a storyboard says.
  var titleFont: UIFont {
    get { ensureTitleLabel().font }
    set { ensureTitleLabel().font = newValue }
  }

  private var standardTitleFont: UIFont {
    configuration == nil ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)
  }
}
