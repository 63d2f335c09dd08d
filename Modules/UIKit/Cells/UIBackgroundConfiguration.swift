public import Foundation

/// What stands behind the content of a cell, header or footer.
///
/// What the program sets stays; what it does not set follows the state, see ``updated(for:)``.
public struct UIBackgroundConfiguration: Hashable {
  /// For what kind of view the background is meant.
  enum Role: Hashable {
    case clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader
  }

  let role: Role
  private var chosenColor: UIColor??
  private var standardColor: UIColor?
  private var colorTransformer = ComparedTransformer()
  private var strokeTransformer = ComparedTransformer()

  init(role: Role) {
    self.role = role
    standardColor = role.color(in: nil)
  }

  /// The color of the background, or `nil` for the view's tint color.
  public var backgroundColor: UIColor? {
    get { chosenColor ?? standardColor }
    set { chosenColor = .some(newValue) }
  }

  /// What becomes of ``backgroundColor`` before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer.transformer }
    set { colorTransformer.transformer = newValue }
  }

  /// A view over the background's color; one view can be in one background only.
  public var customView: UIView?

  /// An image over the background's color.
  public var image: UIImage?

  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0

  /// How far the background lies within the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the view's layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color of the line around the background, or `nil` for the view's tint color.
  public var strokeColor: UIColor?

  /// What becomes of ``strokeColor`` before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer.transformer }
    set { strokeTransformer.transformer = newValue }
  }

  /// The width of the line around the background in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  /// How far the line lies outside the background's edge, in points.
  public var strokeOutset: CGFloat = 0

  /// The color that is shown in a view of the tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    colorTransformer(backgroundColor ?? tintColor)
  }

  /// The color of the line that is shown in a view of the tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeTransformer(strokeColor ?? tintColor)
  }

  /// The configuration for the state: a color that the program did not set shows whether a cell is
  /// selected or pressed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.standardColor = role.color(in: ListedState(state))
    return updated
  }

  public static func == (
    left: UIBackgroundConfiguration, right: UIBackgroundConfiguration
  ) -> Bool {
    left.role == right.role && left.chosenColor == right.chosenColor
      && left.standardColor == right.standardColor
      && left.colorTransformer == right.colorTransformer
      && left.strokeTransformer == right.strokeTransformer && left.customView == right.customView
      && left.image == right.image && left.imageContentMode == right.imageContentMode
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets
        == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}

extension UIBackgroundConfiguration.Role {
  /// The color in the state, or without one. Apple does not document these; they are our own.
  fileprivate func color(in state: ListedState?) -> UIColor? {
    let isActive = state.map { $0.isSelected || $0.isHighlighted } ?? false
    return switch self {
    case .clear: UIColor.clear
    case .plainCell: isActive ? .systemGray4 : .systemBackground
    case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: isActive ? .systemGray5 : .clear
    case .plainHeader: .secondarySystemBackground
    case .groupedHeader: .clear
    }
  }
}
