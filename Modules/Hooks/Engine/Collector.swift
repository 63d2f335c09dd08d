internal import CInterception

/// Releases snapshots that calls can no longer be reading.
///
/// A call announces the snapshot that it reads in its thread's activity. A snapshot that has been
/// replaced is kept until no activity holds it.
final class Collector: @unchecked Sendable {
  static let shared = Collector()

  /// Guarded by the engine's lock.
  private var waiting: [Unmanaged<HookSnapshot>] = []

  /// Under the engine's lock.
  func add(_ snapshot: Unmanaged<HookSnapshot>) {
    waiting.append(snapshot)
    hook_reclaim_set_due(true)
  }

  /// Not under the engine's lock: listeners are released, and may run anything when they go.
  func collect() {
    hook_lock()
    let candidates = waiting
    waiting = []
    hook_unlock()
    guard !candidates.isEmpty else { return }
    hook_activity_barrier()
    var free: [Unmanaged<HookSnapshot>] = []
    var held: [Unmanaged<HookSnapshot>] = []
    for candidate in candidates {
      if hook_activity_holds(candidate.toOpaque()) {
        held.append(candidate)
      } else {
        free.append(candidate)
      }
    }
    hook_lock()
    waiting += held
    hook_reclaim_set_due(!waiting.isEmpty)
    hook_unlock()
    for snapshot in free { snapshot.release() }
  }

  /// After a call has let go of its snapshot.
  @inline(__always)
  static func leave(_ activity: UnsafeMutablePointer<hook_activity>) {
    if hook_activity_end(activity) { leaveSlowly(activity) }
  }

  @inline(never)
  private static func leaveSlowly(_ activity: UnsafeMutablePointer<hook_activity>) {
    if activity.pointee.outer?.pointee.outer == nil { shared.collect() }
  }
}
