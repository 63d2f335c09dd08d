import Foundation

/// The way to an offset that the program asked for with an animation.
struct ScrollAnimation {
  /// How long it takes, in seconds; decided here, as Apple states no time.
  static let duration: TimeInterval = 0.3

  /// The time between two steps of anything that moves, in seconds.
  static let frameDuration: TimeInterval = 1.0 / 60

  let start: CGPoint
  let target: CGPoint
  let begin: TimeInterval
  /// What is told at the end, in place of the end of an animation of the program.
  var end: (@MainActor (UIScrollView) -> Void)?

  /// The offset at a time: slow at both ends, exactly the target at the end.
  func offset(at time: TimeInterval) -> CGPoint {
    let part = min(max((time - begin) / Self.duration, 0), 1)
    guard part < 1 else { return target }
    let way = CGFloat(part * part * (3 - 2 * part))
    return CGPoint(
      x: start.x + (target.x - start.x) * way, y: start.y + (target.y - start.y) * way)
  }

  func isOver(at time: TimeInterval) -> Bool {
    // Times are sums of many frames, which differ from the whole by rounding errors.
    time - begin >= Self.duration - 1e-9
  }
}
