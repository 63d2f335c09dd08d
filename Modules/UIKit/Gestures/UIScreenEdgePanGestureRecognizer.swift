import Foundation

/// Recognizes drags that start at an edge of the window.
///
/// Apple states no width; here a drag starts at an edge if the first finger comes down within 20 points
/// of it.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  static let edgeWidth: CGFloat = 20

  @inline(never) public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The edges at which a drag may start; none by default, so that none is recognized.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let first = history.first, first.phase == .began, let window = first.window else {
      return
    }
    if edges.isDisjoint(with: window.edges(near: first.moment.location)) { state = .failed }
  }
}

extension UIWindow {
  fileprivate func edges(near point: CGPoint) -> UIRectEdge {
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var edges: UIRectEdge = []
    if point.y - bounds.minY <= width { edges.insert(.top) }
    if point.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    return edges
  }
}
