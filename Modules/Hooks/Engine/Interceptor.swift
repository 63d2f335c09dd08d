internal import CInterception

/// One member with its hooks and its intercepted words. Guarded by the engine's lock; never released.
final class Interceptor {
  let key: MemberKey
  let strategy: any DispatchStrategy
  private(set) var hooks: [Hook] = []
  private var slots: [ClassMetadata: EntrySlot] = [:]

  init(_ key: MemberKey, strategy: any DispatchStrategy) {
    self.key = key
    self.strategy = strategy
  }

  /// The backend that serves the member now.
  var backend: HookBackend? { hooks.first { !$0.isWatch }?.backend }

  /// Makes calls on instances of a class arrive here.
  func intercept(_ metadata: ClassMetadata, with backend: HookBackend) throws(HookError) {
    if let slot = slots[metadata], slot.isInPlace {
      try prepare(slot, for: backend)
      return
    }
    let displaced = slots[metadata]
    let slot = try EntrySlot(for: self, in: metadata)
    slots[metadata] = slot
    if let old = displaced?.publish(nil, entry: hook_entry_full()) { Collector.shared.add(old) }
    try prepare(slot, for: backend)
    publish(in: slot)
  }

  private func prepare(_ slot: EntrySlot, for backend: HookBackend) throws(HookError) {
    guard backend == .libffi, slot.slot.pointee.closure == nil else { return }
    guard hook_ffi_prepare(slot.slot) else {
      throw .unsupportedByBackend(backend, reason: "libffi has no memory for another closure")
    }
  }

  func add(_ hook: Hook) {
    hooks.append(hook)
    publish(affectedBy: hook)
  }

  func remove(_ hook: Hook) {
    hooks.removeAll { $0 === hook }
    publish(affectedBy: hook)
  }

  private func publish(affectedBy hook: Hook) {
    if hook.object != nil {
      if let slot = slots[hook.target] { publish(in: slot) }
      return
    }
    for slot in slots.values where slot.metadata.isOrInherits(from: hook.target) {
      publish(in: slot)
    }
  }

  private func publish(in slot: EntrySlot) {
    let applying = hooks.filter { hook in
      hook.object == nil
        ? slot.metadata.isOrInherits(from: hook.target) : slot.metadata == hook.target
    }
    let snapshot = applying.isEmpty ? nil : HookSnapshot(applying)
    let old = slot.publish(snapshot, entry: entry(of: slot))
    if let old { Collector.shared.add(old) }
  }

  private func entry(of slot: EntrySlot) -> UnsafeRawPointer {
    if backend == .libffi, slot.slot.pointee.closure != nil { return hook_entry_ffi() }
    return strategy.registers.vectors > 0 ? hook_entry_full() : hook_entry_integer()
  }
}
