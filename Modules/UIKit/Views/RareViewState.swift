import Foundation

/// Properties that few views set, kept apart so that a plain view stays small.
final class RareViewState {
  var transform: CGAffineTransform?
  var anchorPoint: CGPoint?
  var tag = 0
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var layoutMargins: LayoutMargins?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The safe area that the view was last told of.
  var toldSafeAreaInsets = UIEdgeInsets.zero
  /// What of the view waits to be drawn; `nil` while all of it or nothing does.
  var displayRect: CGRect?
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer]?
  var inputTraits: TextInputTraits?
  /// The rows of a table that a storyboard lists.
  var staticRows: StaticRows?
  /// The segue that selecting the view, a cell, performs.
  var selectionSegue: SegueTemplate?
  /// Makes the view redraw itself when the appearance of colors changes.
  var colorRegistration: TraitRegistration?
}

extension UIView {
  /// The rare properties, to be written.
  func ensureRare() -> RareViewState {
    if let rare { return rare }
    let created = RareViewState()
    rare = created
    return created
  }
}
