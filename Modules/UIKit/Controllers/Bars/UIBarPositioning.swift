public import Foundation

/// Where in a window a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Nobody says where.
  case any = 0
  /// At the lower edge of what is around it.
  case bottom = 1
  /// At the upper edge of what is around it.
  case top = 2
  /// At the upper edge of the screen, going up under the status bar.
  case topAttached = 3
}

/// A bar that can say where it lies.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar lies; `.any`, unless implemented, leaves it to the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
