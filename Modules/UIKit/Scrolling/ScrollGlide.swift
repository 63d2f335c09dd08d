import Foundation

/// The way of content that goes on moving after a drag.
struct ScrollGlide {
  private var horizontal: AxisGlide
  private var vertical: AxisGlide
  private let begin: TimeInterval
  /// Where the last step put the content.
  private var put: CGPoint

  init(horizontal: AxisGlide, vertical: AxisGlide, from offset: CGPoint, at time: TimeInterval) {
    self.horizontal = horizontal
    self.vertical = vertical
    begin = time
    put = offset
  }

  /// Where the content comes to rest.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  func isOver(at time: TimeInterval) -> Bool {
    horizontal.isOver(after: time - begin) && vertical.isOver(after: time - begin)
  }

  /// Where the content is at a time. Where the program has put it elsewhere meanwhile, it goes on from
  /// there, and on by as much as before.
  mutating func offset(at time: TimeInterval, from offset: CGPoint) -> CGPoint {
    horizontal.shift(by: offset.x - put.x)
    vertical.shift(by: offset.y - put.y)
    let elapsed = time - begin
    put = CGPoint(x: horizontal.place(after: elapsed), y: vertical.place(after: elapsed))
    return put
  }
}

/// The movement along one axis.
struct AxisGlide {
  private enum Course {
    /// Slows down on its own, by a factor in each millisecond.
    case slowing(rate: Double)
    /// Slows down on the way to a point behind the edge, and comes back from beyond the edge.
    case bouncing(rate: Double, aim: Double, edgeTime: TimeInterval, edgeSpeed: Double)
    /// Is drawn to the target.
    case drawn(speed: Double)
  }

  /// How strongly content is drawn to a place; Apple states no number.
  private static let pull = 12.0
  /// What is less than this is no distance, in points.
  private static let rest = 0.25

  private var start: Double
  private var end: Double
  private let course: Course

  var target: CGFloat { CGFloat(end) }

  /// Slows down from the start to the target.
  static func slowing(from start: CGFloat, to target: CGFloat, rate: CGFloat) -> AxisGlide {
    AxisGlide(start: Double(start), end: Double(target), course: .slowing(rate: Double(rate)))
  }

  /// Is drawn from the start, where it has a speed in points per second, to the target.
  static func drawn(from start: CGFloat, to target: CGFloat, speed: CGFloat) -> AxisGlide {
    AxisGlide(start: Double(start), end: Double(target), course: .drawn(speed: Double(speed)))
  }

  /// Would slow down to the aim, but meets the edge on the way and bounces off it, or stops there.
  static func bouncing(
    from start: CGFloat, aim: CGFloat, edge: CGFloat, rate: CGFloat, bounces: Bool
  ) -> AxisGlide {
    let way = Double(aim - start)
    let left = Double(aim - edge)
    guard way != 0, left / way > 0, left / way < 1 else {
      return .slowing(from: start, to: edge, rate: rate)
    }
    let edgeTime = log(left / way) / log(Double(rate)) / 1000
    let speed = bounces ? -left * log(Double(rate)) * 1000 : 0
    return AxisGlide(
      start: Double(start), end: Double(edge),
      course: .bouncing(
        rate: Double(rate), aim: Double(aim), edgeTime: edgeTime, edgeSpeed: speed))
  }

  mutating func shift(by distance: CGFloat) {
    start += Double(distance)
    end += Double(distance)
  }

  func place(after time: TimeInterval) -> CGFloat {
    isOver(after: time) ? target : CGFloat(exactPlace(after: time))
  }

  private func exactPlace(after time: TimeInterval) -> Double {
    switch course {
    case .slowing(let rate):
      return end - (end - start) * pow(rate, time * 1000)
    case .drawn(let speed):
      return end + Self.drawn(start - end, speed, time)
    case .bouncing(let rate, let aim, let edgeTime, let edgeSpeed):
      guard time > edgeTime else {
        return start + (aim - start) * (1 - pow(rate, time * 1000))
      }
      return end + Self.drawn(0, edgeSpeed, time - edgeTime)
    }
  }

  /// How far from the target something is that is drawn to it without swinging.
  private static func drawn(_ distance: Double, _ speed: Double, _ time: TimeInterval) -> Double {
    (distance + (speed + pull * distance) * time) * exp(-pull * time)
  }

  func isOver(after time: TimeInterval) -> Bool {
    switch course {
    case .slowing: return abs(exactPlace(after: time) - end) < Self.rest
    case .drawn(let speed):
      return Self.isAtRest(start - end, speed, after: time)
    case .bouncing(_, _, let edgeTime, let edgeSpeed):
      return time >= edgeTime && Self.isAtRest(0, edgeSpeed, after: time - edgeTime)
    }
  }

  /// Whether something drawn is near its target for good.
  private static func isAtRest(
    _ distance: Double, _ speed: Double, after time: TimeInterval
  ) -> Bool {
    let most = abs(distance) + (abs(speed) + pull * abs(distance)) * time
    return most * exp(-pull * time) < rest && (time * pull > 1 || most < rest)
  }
}
