internal import CInterception

/// One member with its hooks and its intercepted words. Guarded by the engine's lock; never released.
final class Interceptor {
  let key: MemberKey
  let strategy: any DispatchStrategy
  private(set) var hooks: [Hook] = []
  private var slots: [ClassMetadata: EntrySlot] = [:]
  /// Of a `dynamic` member: the slots that its implementations' replacement words lead to.
  private var dynamicEntries: [UnsafeRawPointer: UnsafeMutablePointer<hook_slot>] = [:]

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
    try interceptResolvedCalls(slot)
    if let old = displaced?.publish(nil, entry: hook_entry_full()) { Collector.shared.add(old) }
    try prepare(slot, for: backend)
    publish(in: slot)
  }

  /// Has a `dynamic` member's resolved calls arrive as well: they ask for a replacement.
  private func interceptResolvedCalls(_ slot: EntrySlot) throws(HookError) {
    guard slot.metadata.method(atWord: key.word)?.descriptor.isInstance == true,
      let function = slot.slot.pointee.original,
      let entry = hook_dynamic_entry(function)
    else { return }
    if dynamicEntries[function] == nil {
      guard hook_patch_read(entry) == function else { return }
      guard let made = hook_slot_take() else { throw .outOfEntryStubs(limit: Int(HOOK_SLOTS)) }
      made.pointee = slot.slot.pointee
      made.pointee.dispatch = unsafeBitCast(
        DynamicEntry.dispatch, to: UnsafeRawPointer.self)
      made.pointee.entry = hook_entry_full()
      made.pointee.snapshot = nil
      guard hook_patch(entry, function, hook_slot_stub(made)) == HOOK_PATCHED else {
        hook_slot_give_back(made)
        return
      }
      dynamicEntries[function] = made
    }
    slot.slot.pointee.is_dynamic = true
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
