/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards: the popover lies below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover lies above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover lies to the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover lies to the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
