import Foundation

/// The content under a finger: where it would be if it simply followed, and where it was put.
struct ScrollDrag {
  /// Which axes follow the finger.
  let axes: AxisPair<Bool>
  /// Where the content would be if it had no edges.
  private var free: CGPoint
  private var put: CGPoint
  private var followed: CGPoint

  /// Starts at the offset, after the finger has gone a way that does not count.
  init(axes: AxisPair<Bool>, offset: CGPoint, uncounted: CGPoint) {
    self.axes = axes
    free = offset
    put = offset
    followed = uncounted
  }

  /// The offset when the finger has gone a way in all: beyond the edges the content resists, or stops
  /// where it does not bounce.
  mutating func follow(
    _ way: CGPoint, from offset: CGPoint, in range: ScrollRange, size: CGSize,
    bounces: AxisPair<Bool>
  ) -> CGPoint {
    // Where the program has put it elsewhere meanwhile, it goes on from there.
    if offset != put { free = offset }
    if axes.horizontal { free.x -= way.x - followed.x }
    if axes.vertical { free.y -= way.y - followed.y }
    followed = way
    put = CGPoint(
      x: axes.horizontal
        ? Self.place(
          free.x, range.lowest.x, range.highest.x, size.width, bounces: bounces.horizontal)
        : offset.x,
      y: axes.vertical
        ? Self.place(
          free.y, range.lowest.y, range.highest.y, size.height, bounces: bounces.vertical)
        : offset.y)
    return put
  }

  private static func place(
    _ free: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let edge = min(max(free, low), high)
    guard bounces, length > 0 else { return edge }
    let beyond = free - edge
    // Each further point moves the content less; it never goes as far as its own length.
    let resisted = length * (1 - 1 / (abs(beyond) * 0.55 / length + 1))
    return edge + (beyond < 0 ? -resisted : resisted)
  }
}
