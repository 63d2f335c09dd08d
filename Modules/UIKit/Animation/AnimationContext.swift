import Foundation

/// What animations share: whether they are on, and the durations of those whose blocks are running.
///
/// A block changes its views at once, as on Apple platforms, where only what is seen lags behind;
/// headless nothing is seen, and of the animation remains when its completion is called.
@MainActor enum AnimationContext {
  static var areEnabled = true
  private(set) static var runningDurations: [TimeInterval] = []

  /// What ends an animation that is held.
  typealias HeldEnd = @MainActor () -> Void
  private static var heldEnds: [HeldEnd]?

  /// Runs the body, and returns the ends of the animations that it begins: they end only when these are
  /// called.
  static func holdingEnds(_ body: () -> Void) -> [HeldEnd] {
    let outer = heldEnds
    heldEnds = []
    body()
    defer { heldEnds = outer }
    return heldEnds ?? []
  }

  static func reset() {
    areEnabled = true
    runningDurations = []
  }

  /// What of an animation matters for when it ends.
  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var repeats = false
    var autoreverses = false
    var overridesInheritedDuration = false
  }

  /// Runs the changes and calls the completion when the animation is over.
  ///
  /// An inner animation takes as long as the one around it, unless it overrides that. With animations
  /// off the completion is called at once; one that repeats has no end, so it is never called.
  static func run(_ timing: Timing, changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard areEnabled else {
      changes()
      completion?(true)
      return
    }
    let inherited = timing.overridesInheritedDuration ? nil : runningDurations.last
    let duration = inherited ?? max(0, timing.duration)
    runningDurations.append(duration)
    changes()
    runningDurations.removeLast()
    guard let completion, !timing.repeats else { return }
    if heldEnds != nil {
      heldEnds?.append { completion(true) }
      return
    }
    let length = timing.autoreverses ? 2 * duration : duration
    Headless.clock.scheduleTransition(after: timing.delay + length) { completion(true) }
  }
}

extension AnimationContext.Timing {
  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.init(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse),
      overridesInheritedDuration: options.contains(.overrideInheritedDuration))
  }

  init(duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions) {
    self.init(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse),
      overridesInheritedDuration: options.contains(.overrideInheritedDuration))
  }
}
