public import Foundation

extension UIListContentConfiguration {
  /// How a text of the content is shown.
  public struct TextProperties: Hashable {
    /// On which side the text stands.
    public enum TextAlignment: Hashable, Sendable {
      /// The side on which the script begins.
      case natural
      /// In the middle.
      case center
      /// At both sides: lines but the last are spread to the full width.
      case justified
    }

    /// Which letters stand for those of the text.
    public enum TextTransform: Hashable, Sendable {
      /// The letters of the text itself.
      case none
      /// Capitals only.
      case uppercase
      /// Small letters only.
      case lowercase
      /// A capital at the start of each word.
      case capitalized
    }

    private var chosenColor: UIColor?
    private let standardColor: UIColor
    private var transformer = ComparedTransformer()
    var isDisabled = false

    init(style: UIFont.TextStyle, color: UIColor, numberOfLines: Int = 0) {
      font = .preferredFont(forTextStyle: style)
      standardColor = color
      self.numberOfLines = numberOfLines
    }

    /// The font.
    public var font: UIFont

    /// The color; unless set, that of the kind of content, paler while disabled.
    public var color: UIColor {
      get { chosenColor ?? (isDisabled ? .tertiaryLabel : standardColor) }
      set { chosenColor = newValue }
    }

    /// What becomes of ``color`` before it is shown.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer.transformer = newValue }
    }

    /// The color that is shown.
    public func resolvedColor() -> UIColor { transformer(color) }

    /// On which side the text stands.
    public var alignment = TextAlignment.natural

    /// How the text breaks into lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// How many lines there may be; 0 for any number.
    public var numberOfLines: Int

    /// Whether a single line is set smaller if it does not fit.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest part of its size that the font may shrink to.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether letters may move closer together before the text is cut; headless they do not.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true

    /// Whether resting the pointer on cut text shows all of it; headless it is only kept.
    public var showsExpansionTextWhenTruncated = false

    /// Which letters stand for those of the text.
    public var transform = TextTransform.none

    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How the image of the content is shown.
  public struct ImageProperties: Hashable {
    private var tintTransformer = ComparedTransformer()
    private var strokeTransformer = ComparedTransformer()

    /// The color of images that take their color from the view; `nil` for its tint color.
    public var tintColor: UIColor?

    /// What becomes of ``tintColor`` before it is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer.transformer }
      set { tintTransformer.transformer = newValue }
    }

    /// The color in a view of the tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintTransformer(self.tintColor ?? tintColor)
    }

    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0

    /// The largest size of the image; a length of 0, the default, sets no limit.
    public var maximumSize = CGSize.zero

    /// The room that the image takes, whatever its size; a length of 0, the default, means the
    /// image's own, and ``standardDimension`` one that lets texts of several cells line up.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colors when the display inverts them.
    public var accessibilityIgnoresInvertColors = false

    /// The color of the line around the image; `nil` for the view's tint color.
    public var strokeColor: UIColor?

    /// What becomes of ``strokeColor`` before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeTransformer.transformer }
      set { strokeTransformer.transformer = newValue }
    }

    /// The width of the line around the image in points.
    public var strokeWidth: CGFloat = 0

    /// The color of the line in a view of the tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      strokeTransformer(strokeColor ?? tintColor)
    }

    /// The length that stands for the standard room of an image, 28 points here.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      left.tintTransformer == right.tintTransformer
        && left.strokeTransformer == right.strokeTransformer && left.tintColor == right.tintColor
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }
}
