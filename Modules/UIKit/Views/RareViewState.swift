import Foundation

/// Properties that few views set, kept apart so that a plain view stays small.
final class RareViewState {
  var transform: CGAffineTransform?
  var anchorPoint: CGPoint?
  var tag = 0
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
