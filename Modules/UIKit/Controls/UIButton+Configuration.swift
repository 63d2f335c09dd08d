public import Foundation

extension UIButton {
  /// How a button looks.
  public struct Configuration: Equatable {
    /// How much space a button takes.
    public enum Size: Int, Sendable {
      /// As large as buttons usually are.
      case medium = 0
      /// Smaller than usual.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger than usual.
      case large = 3
    }

    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the radius of the background, whatever the size of text.
      case fixed = -1
      /// By the radius of the background, adjusted to the size of text.
      case dynamic = 0
      /// By a small radius of the system's.
      case small = 1
      /// By a medium radius of the system's.
      case medium = 2
      /// By a large radius of the system's.
      case large = 3
      /// By half the height.
      case capsule = 4
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As fits the rest of the configuration.
      case automatic = 0
      /// Both begin at the leading side.
      case leading = 1
      /// Both are centered.
      case center = 2
      /// Both end at the trailing side.
      case trailing = 3
    }

    /// What stands behind the title.
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// The text of the button.
    public var title: String?

    /// The smaller text below the title.
    public var subtitle: String?

    /// The picture beside the title.
    public var image: UIImage?

    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic

    /// How the title breaks into lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The color of title and image, or `nil` for that of the style.
    public var baseForegroundColor: UIColor?

    /// The color behind the title, or `nil` for that of the style.
    public var baseBackgroundColor: UIColor?

    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic

    /// How much space the button takes; setting it sets ``contentInsets`` unless those were set.
    public var buttonSize = Size.medium

    /// Whether an activity indicator stands in place of the image.
    public var showsActivityIndicator = false

    /// Whether the look follows the selection by itself.
    public var automaticallyUpdateForSelection = true

    private var insets: NSDirectionalEdgeInsets?

    init(style: Style) {
      self.style = style
    }

    /// The distances between the content and the button's edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? buttonSize.contentInsets }
      set { insets = newValue }
    }

    /// Brings back the insets of the button's size.
    public mutating func setDefaultContentInsets() { insets = nil }
  }
}

extension UIButton.Configuration.Size {
  /// Apple does not document these distances; they are our own.
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
