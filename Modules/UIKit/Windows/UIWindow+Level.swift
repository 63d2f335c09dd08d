public import Foundation

extension UIWindow {
  /// How far in front a window is: those of a higher level cover those of a lower one.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level of a number; windows of a higher one lie in front.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Where windows are unless told otherwise.
    public static let normal = Level(0)

    /// In front of the status bar's windows.
    public static let alert = Level(2000)

    /// In front of normal windows.
    public static let statusBar = Level(1000)
  }
}
