public import Foundation

extension UIScrollView {
  /// When the safe area is added to a scroll view's content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and always at top and bottom of a screen in a navigation controller.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// How the scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Visible on any content.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// What of a drag makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging leaves the keyboard where it is.
    case none = 0
    /// The keyboard goes when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger down, and may be pulled up again.
    case interactive = 2
    /// The keyboard goes with its accessory when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory follow the finger down.
    case interactiveWithAccessory = 4
  }

  /// When the index is shown at the side of the content.
  public enum IndexDisplayMode: Int, Sendable {
    /// When the view finds room and need for it.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// How quickly scrolling slows down once the finger is lifted: what is left of the speed after each
  /// millisecond, as a factor.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that soon comes to a halt.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
