import Foundation

/// Counts taps that belong together.
@MainActor struct TapCounter {
  /// How far a finger may stray during a tap, in points.
  static let allowedMovement: CGFloat = 10
  /// How far apart two taps may lie, in points.
  static let allowedDistance: CGFloat = 45
  /// How long a finger may stay down, in seconds.
  static let longestTap: TimeInterval = 0.75
  /// How soon the next tap must come, in seconds.
  static let longestPause: TimeInterval = 0.35

  private(set) var taps = 0
  private var place: CGPoint?
  private var starts: [(touch: UITouch, location: CGPoint)] = []
  private var mostFingers = 0

  /// Takes the fingers that are down now; `false` where they are too many, or too far from the last
  /// tap.
  mutating func begin(_ touches: [UITouch], fingers: Int) -> Bool {
    let down = touches.filter { !$0.isOver }
    for touch in down where !starts.contains(where: { $0.touch === touch }) {
      starts.append((touch, touch.moment.location))
    }
    mostFingers = max(mostFingers, down.count)
    guard down.count == touches.count, down.count <= fingers else { return false }
    guard let place, down.count == fingers else { return true }
    return down.map(\.moment.location).middle.distance(to: place) <= Self.allowedDistance
  }

  /// Whether one of the fingers is too far from where it came down.
  func hasStrayed(_ touches: Set<UITouch>) -> Bool {
    starts.contains { start in
      touches.contains(start.touch)
        && start.touch.moment.location.distance(to: start.location) > Self.allowedMovement
    }
  }

  /// Counts a tap when the last finger is lifted; `false` where there were too few.
  mutating func end(fingers: Int) -> Bool {
    guard mostFingers == fingers else { return false }
    taps += 1
    place = starts.map(\.location).middle
    starts = []
    mostFingers = 0
    return true
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }

  static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }

  static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }
}
