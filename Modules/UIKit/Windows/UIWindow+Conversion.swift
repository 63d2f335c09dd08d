public import Foundation

extension UIWindow {
  /// Converts a point of this window to another's coordinates, or to the screen's for `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window))
  }

  /// Converts a point of another window, or of the screen for `nil`, to this window's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window).inverted())
  }

  /// Converts a rectangle of this window to another's coordinates, or to the screen's for `nil`.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window))
  }

  /// Converts a rectangle of another window, or of the screen for `nil`, to this window's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window).inverted())
  }

  private func transform(toWindow window: UIWindow?) -> CGAffineTransform {
    let back = window?.transformToScreen.inverted() ?? .identity
    return transformToScreen.concatenating(back)
  }
}
