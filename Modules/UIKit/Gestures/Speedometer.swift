import Foundation

/// Tells how fast something moves from where it was of late.
struct Speedometer {
  /// How long something may lie back and still count, in seconds.
  static let memory: TimeInterval = 0.1

  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// Notes where it is. Several places at one time count as the last of them.
  mutating func note(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
    samples.append((place, time))
    // The last place before what counts tells where that started.
    while samples.count > 2, time - samples[1].time >= Self.memory { samples.removeFirst() }
  }

  /// The speed in points per second: zero where nothing moved of late, or in no time.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.memory else { return .zero }
    let recent = samples.first { last.time - $0.time <= Self.memory } ?? last
    let start = recent.time == last.time ? samples.dropLast().last ?? last : recent
    let elapsed = CGFloat(last.time - start.time)
    guard elapsed > 0 else { return .zero }
    let way = last.place - start.place
    return CGPoint(x: way.x / elapsed, y: way.y / elapsed)
  }
}
