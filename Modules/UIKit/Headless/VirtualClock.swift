public import Foundation

/// The time by which the headless UIKit schedules work: it moves only when it is told to.
///
/// One clock serves the main actor. Work runs in the order of its due times, and in the order of
/// scheduling where those are equal; while it runs, ``now`` is its due time. After the work of each
/// instant all windows are laid out, as a run loop would do before it sleeps.
@MainActor public final class VirtualClock {
  /// Work that waits for its time. Dropping it does not cancel it.
  @MainActor public final class ScheduledWork {
    fileprivate let due: TimeInterval
    fileprivate let order: Int
    fileprivate let isTransition: Bool
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(
      due: TimeInterval, order: Int, isTransition: Bool, action: @escaping @MainActor () -> Void
    ) {
      self.due = due
      self.order = order
      self.isTransition = isTransition
      self.action = action
    }

    /// Whether the work has neither run nor been cancelled.
    public var isPending: Bool { action != nil }

    /// Takes the work back; harmless when it has run or was cancelled before.
    public func cancel() { action = nil }

    /// Runs the work, which counts as done from before it starts.
    fileprivate func run() {
      let action = self.action
      self.action = nil
      action?()
    }
  }

  /// How much scheduled work runs in one call before the clock gives up on becoming idle.
  static let stepLimit = 100_000

  /// For how many seconds transitions that began at the end of others are awaited before the clock gives
  /// up: an animation that begins anew whenever it ends, as a pulse does, has no end.
  static let transitionPatience: TimeInterval = 60

  /// The present, in seconds since the clock was made or reset.
  public private(set) var now: TimeInterval = 0

  /// What waits, the next last: due times fall, and so do orders where due times are equal.
  private var waiting: [ScheduledWork] = []
  private var scheduledSoFar = 0

  init() {}

  /// Whether nothing waits to be run; pending layout does not count.
  public var isIdle: Bool { !waiting.contains { $0.isPending } }

  /// Schedules work for `delay` seconds from now; a delay that is negative or not a number means now.
  ///
  /// Even with a delay of zero it runs only when the clock is next moved or run until idle. The clock
  /// keeps the work alive until then.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(after: delay, isTransition: false, action)
  }

  /// The same for the end of an animation or a transition, which ``settleTransitions(since:)`` awaits.
  @discardableResult
  func scheduleTransition(
    after delay: TimeInterval = 0, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(after: delay, isTransition: true, action)
  }

  private func schedule(
    after delay: TimeInterval, isTransition: Bool, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    scheduledSoFar += 1
    let work = ScheduledWork(
      due: now + (delay > 0 ? delay : 0), order: scheduledSoFar, isTransition: isTransition,
      action: action)
    let place = waiting.firstIndex { $0.due <= work.due } ?? waiting.endIndex
    waiting.insert(work, at: place)
    return work
  }

  /// Moves on by `interval` seconds, running what falls due and laying out all windows.
  ///
  /// Zero runs what is due now. A negative interval, or one that is no finite number, is reported and
  /// moves nothing. Work that keeps scheduling more for the same instant is reported and left waiting.
  public func advance(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      return Headless.report(.clockCannotMove(interval: interval))
    }
    let end = now + interval
    if run(until: end) { now = end }
  }

  /// Runs everything that is scheduled, moving on to each due time, until nothing waits and no window
  /// needs layout.
  public func runUntilIdle() {
    run(until: .infinity)
  }

  /// A point in the order of scheduling.
  package var mark: Int { scheduledSoFar }

  /// Moves on until the animations and transitions that were started since the mark are over, with
  /// those that they start in turn. Other work runs only where it falls due on the way.
  ///
  /// What goes on starting more is reported and left running.
  package func settleTransitions(since mark: Int) {
    var rounds = 0
    var patienceEnds = TimeInterval.infinity
    while let last = waiting.first(where: { $0.isPending && $0.isTransition && $0.order > mark }) {
      guard now < patienceEnds, rounds < VirtualClock.stepLimit else {
        return Headless.report(.neverIdle(steps: rounds))
      }
      guard run(until: last.due) else { return }
      rounds += 1
      if rounds == 1 { patienceEnds = now + VirtualClock.transitionPatience }
    }
    Headless.layOutAllWindows()
  }

  /// Drops all that waits and starts again at zero.
  func reset() {
    for work in waiting { work.cancel() }
    waiting = []
    now = 0
    scheduledSoFar = 0
  }

  /// Runs what is due up to `end`, instant by instant, and says whether it came to its end.
  @discardableResult
  private func run(until end: TimeInterval) -> Bool {
    var steps = 0
    Headless.layOutAllWindows()
    while let instant = nextDue, instant <= end {
      now = max(now, instant)
      while let work = waiting.last, work.due <= now {
        waiting.removeLast()
        guard work.isPending else { continue }
        guard steps < VirtualClock.stepLimit else {
          waiting.append(work)
          Headless.report(.neverIdle(steps: steps))
          return false
        }
        steps += 1
        work.run()
      }
      Headless.layOutAllWindows()
    }
    return true
  }

  private var nextDue: TimeInterval? {
    waiting.last { $0.isPending }?.due
  }
}
