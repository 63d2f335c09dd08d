/// Kinds of scrolling with a pointing device.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling in notches, as with a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling without notches, as on a track pad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Every way of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
