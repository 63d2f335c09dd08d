public import Foundation

extension UIView {
  /// Makes this view or the one below it that is first responder resign, and says whether it did.
  ///
  /// With `force` it loses that status even if it refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { endEditingHere(force: force) }

  /// A view whose alpha would cut this one to its shape; kept, but nothing is drawn headless.
  public var mask: UIView? {
    get { rare?.mask }
    set { if newValue !== mask { ensureRare().mask = newValue } }
  }

  /// How many pixels a point of the view's content has: as many as on the screen.
  public var contentScaleFactor: CGFloat {
    window?.screen.scale ?? UIScreen.main.scale
  }

  /// The size that a view has no opinion on.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
}
