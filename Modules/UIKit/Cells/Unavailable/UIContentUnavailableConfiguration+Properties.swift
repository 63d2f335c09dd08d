public import Foundation

extension UIContentUnavailableConfiguration {
  /// How a text is shown.
  public struct TextProperties: Hashable {
    init(style: UIFont.TextStyle, color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// How the text breaks into lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// How many lines there may be; 0, the default, for any number.
    public var numberOfLines = 0

    /// Whether a single line is set smaller if it does not fit.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest part of its size that the font may shrink to.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether letters may move closer together before the text is cut; headless they do not.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// How the image is shown.
  public struct ImageProperties: Hashable {
    /// The color of images that take their color from the view; `nil` for its tint color.
    public var tintColor: UIColor?

    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0

    /// The largest size of the image; a length of 0, the default, sets no limit.
    public var maximumSize = CGSize.zero

    /// Whether the image keeps its colors when the display inverts them.
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What happens when the button is tapped.
    public var primaryAction: UIAction?

    /// Whether the button reacts to the user.
    public var isEnabled = true

    /// What the button is for.
    public var role = UIButton.Role.normal
  }
}
