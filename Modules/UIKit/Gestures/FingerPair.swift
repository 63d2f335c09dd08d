import Foundation

/// Two fingers, as seen in the window.
struct FingerPair {
  let first: CGPoint
  let second: CGPoint

  /// The first two fingers that are down, if there are two.
  @MainActor init?(_ touches: [UITouch]) {
    let down = touches.filter { !$0.isOver }
    guard down.count >= 2 else { return nil }
    first = down[0].moment.location
    second = down[1].moment.location
  }

  var distance: CGFloat { first.distance(to: second) }

  /// The direction from the first to the second, in radians.
  var angle: CGFloat {
    let way = second - first
    return CGFloat(atan2(Double(way.y), Double(way.x)))
  }
}
