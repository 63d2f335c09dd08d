internal import CInterception

/// The hooks that are told of what the program announces. Guarded by the engine's lock.
final class AnnouncedHooks: @unchecked Sendable {
  static let shared = AnnouncedHooks()

  private struct Entry {
    let key: AnnouncedKey
    let hook: Hook
    let matches: (AnyObject) -> Bool
    /// For a hook on one object. Weak: nothing says when the object dies.
    weak var object: AnyObject?
  }

  /// In the order of installation.
  private var entries: [Entry] = []
  private var identities: [AnnouncedKey: Identity] = [:]

  /// Stands for a member where a listener's own calls of it are told from others.
  private final class Identity {}

  func install<Object: AnyObject>(
    _ key: AnnouncedKey, _ type: Object.Type, _ object: AnyObject?, _ listener: Listener
  ) -> Hook {
    let target = ClassMetadata(unsafeAddress: unsafeBitCast(type, to: UnsafeRawPointer.self))
    let hook = Hook(
      target: target, object: object.map { UnsafeRawPointer(address(of: $0)) },
      backend: .explicit, listener: listener)
    hook_lock()
    let ended = removeDead()
    entries.append(Entry(key: key, hook: hook, matches: { $0 is Object }, object: object))
    if identities[key] == nil { identities[key] = Identity() }
    hook_unlock()
    withExtendedLifetime(ended) {}
    return hook
  }

  func isActive(_ hook: Hook) -> Bool {
    hook_lock()
    defer { hook_unlock() }
    guard let entry = entries.first(where: { $0.hook === hook }) else { return false }
    return hook.object == nil || entry.object != nil
  }

  func cancel(_ hook: Hook) {
    hook_lock()
    entries.removeAll { $0.hook === hook }
    let ended = [hook.end()] + removeDead()
    hook_unlock()
    withExtendedLifetime(ended) {}
  }

  func cancelClassHooks(where isTarget: (ClassMetadata) -> Bool) {
    hook_lock()
    let cancelled = entries.map(\.hook).filter { $0.object == nil && isTarget($0.target) }
    entries.removeAll { entry in cancelled.contains { $0 === entry.hook } }
    let ended = cancelled.map { $0.end() }
    hook_unlock()
    withExtendedLifetime(ended) {}
  }

  /// The listeners are to be released with no lock held.
  private func removeDead() -> [Listener?] {
    let dead = entries.filter { $0.hook.object != nil && $0.object == nil }
    entries.removeAll { $0.hook.object != nil && $0.object == nil }
    return dead.map { $0.hook.end() }
  }

  /// Runs the listeners of an announced call around the call itself.
  func run(
    _ key: AnnouncedKey, _ object: AnyObject, _ value: UnsafeMutableRawPointer,
    around original: Replacement.Proceed
  ) {
    let pointer = address(of: object)
    guard let (snapshot, identity) = snapshot(key, object) else { return original(pointer, value) }
    var slot = hook_slot()
    slot.snapshot = Unmanaged.passUnretained(snapshot).toOpaque()
    slot.member = UnsafeRawPointer(Unmanaged.passUnretained(identity).toOpaque())
    withExtendedLifetime((snapshot, object)) {
      guard let activity = hook_activity_begin(&slot, pointer) else {
        return original(pointer, value)
      }
      snapshot.run(
        around: { object, value in activity.whileOriginalRuns { original(object, value) } },
        ownLayer: snapshot.layer(ofObject: pointer), pointer, value)
      Collector.leave(activity)
    }
  }

  private func snapshot(_ key: AnnouncedKey, _ object: AnyObject) -> (HookSnapshot, AnyObject)? {
    hook_activity_prepare()
    hook_lock()
    defer { hook_unlock() }
    let applying = entries.filter { entry in
      entry.key == key && entry.matches(object)
        && (entry.hook.object == nil || entry.object === object)
    }
    guard !applying.isEmpty, let identity = identities[key] else { return nil }
    return (HookSnapshot(applying.map(\.hook)), identity)
  }
}
