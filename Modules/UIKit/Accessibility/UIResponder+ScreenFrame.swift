import Foundation

extension UIResponder {
  /// Where a view lies on the screen; nowhere for other responders.
  var frameOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.bounds.applying(view.transformToScreen)
  }
}
