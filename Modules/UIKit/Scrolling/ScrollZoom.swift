import Foundation

/// A zoom under way: by fingers, or on the way to a scale.
struct ScrollZoom {
  /// The scale when it began.
  let start: CGFloat
  /// The way to a scale and a place; nil while fingers zoom.
  var course: Course?

  /// Where an animated zoom goes.
  struct Course {
    let from: CGFloat
    let to: CGFloat
    /// The offsets at both ends.
    let way: ScrollAnimation
    /// Whether it leads back from beyond the limits.
    let isBounce: Bool

    /// The scale at a time: slow at both ends, exactly the aim at the end.
    func scale(at time: TimeInterval) -> CGFloat {
      guard !way.isOver(at: time) else { return to }
      let part = min(max((time - way.begin) / ScrollAnimation.duration, 0), 1)
      return from + (to - from) * CGFloat(part * part * (3 - 2 * part))
    }
  }
}
