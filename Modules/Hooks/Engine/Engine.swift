internal import CInterception

/// Installs and cancels hooks. All state is guarded by one lock; calls never take it.
final class Engine: @unchecked Sendable {
  static let shared = Engine()

  private var interceptors: [MemberKey: Interceptor] = [:]
  private var objects: [UnsafeRawPointer: [Hook]] = [:]
  private let graph = ClassGraph()

  private init() { hook_activity_prepare() }

  func install(_ plan: HookPlan) throws(HookError) -> Hook {
    guard hook_interception_is_supported() else {
      throw .unsupportedProcessor(workingBackend: .explicit)
    }
    hook_lock()
    let result = Result { () throws(HookError) in try installLocked(plan) }
    hook_unlock()
    Collector.shared.collect()
    return try result.get()
  }

  private func installLocked(_ plan: HookPlan) throws(HookError) -> Hook {
    let members = try interceptors(of: plan)
    let backend = try backend(for: plan, members[0])
    let hook = Hook(
      target: plan.target, object: plan.object, backend: backend, listener: plan.listener)
    let classes = plan.object == nil ? graph.subclasses(of: plan.target) : [plan.target]
    for member in members {
      for metadata in classes { try member.intercept(metadata, with: backend) }
    }
    if let object = plan.object { try watch(object, for: hook) }
    hook.members = members
    for member in members { member.add(hook) }
    return hook
  }

  private func interceptors(of plan: HookPlan) throws(HookError) -> [Interceptor] {
    var found: [Interceptor] = []
    for member in plan.members {
      if let known = interceptors[member.key] {
        found.append(known)
      } else {
        let made = Interceptor(member.key, strategy: try member.makeStrategy())
        interceptors[member.key] = made
        found.append(made)
      }
    }
    return found
  }

  private func backend(
    for plan: HookPlan, _ member: Interceptor
  ) throws(HookError) -> HookBackend {
    let backend = plan.backend ?? member.backend ?? .direct
    if let active = member.backend, active != backend {
      throw .servedByAnotherBackend(active: active, requested: backend)
    }
    try member.strategy.check(backend)
    return backend
  }

  /// Has the object's hooks dropped when it dies: its address will be used again.
  private func watch(_ object: UnsafeRawPointer, for hook: Hook) throws(HookError) {
    if objects[object] == nil {
      let watch = Hook(target: hook.target, object: object, backend: .direct, listener: .watch)
      let member = deinitialisers()
      try member.intercept(hook.target, with: member.backend ?? .direct)
      watch.members = [member]
      member.add(watch)
      objects[object] = [watch]
    }
    objects[object]?.append(hook)
  }

  private func deinitialisers() -> Interceptor {
    if let known = interceptors[.deinitialiser] { return known }
    let made = Interceptor(.deinitialiser, strategy: DeinitialiserStrategy())
    interceptors[.deinitialiser] = made
    return made
  }

  func isActive(_ hook: Hook) -> Bool {
    hook_lock()
    defer { hook_unlock() }
    return hook.isActive
  }

  func cancel(_ hook: Hook) {
    hook_lock()
    var ended = [end(hook)]
    if let object = hook.object, var rest = objects[object] {
      rest.removeAll { $0 === hook }
      if rest.count == 1 {
        ended.append(end(rest[0]))
        objects[object] = nil
      } else {
        objects[object] = rest
      }
    }
    hook_unlock()
    release(ended)
  }

  func cancelClassHooks(where isTarget: (ClassMetadata) -> Bool) {
    hook_lock()
    // A hook may need the words of several members, and is found at each.
    let hooks = interceptors.values.flatMap(\.hooks).filter { $0.object == nil }
    let ended = hooks.filter { $0.isActive && isTarget($0.target) }.map { end($0) }
    hook_unlock()
    release(ended)
  }

  /// Drops the hooks of an object that has begun to die.
  func objectDies(_ object: UnsafeRawPointer) {
    hook_lock()
    let ended = (objects.removeValue(forKey: object) ?? []).map { end($0) }
    hook_unlock()
    release(ended)
  }

  private func end(_ hook: Hook) -> Listener? {
    let listener = hook.end()
    for member in hook.members { member.remove(hook) }
    hook.members = []
    return listener
  }

  /// Listeners are released here, with no lock held: what they captured may run anything as it goes.
  private func release(_ ended: [Listener?]) {
    Collector.shared.collect()
    withExtendedLifetime(ended) {}
  }
}
