internal import CInterception

/// One intercepted word of one class. Made under the engine's lock, read by calls on all threads.
///
/// The word stays intercepted when its last hook goes: the stub then leads straight to the original, and
/// nothing that someone else may have put there in the meantime is touched.
struct EntrySlot {
  let slot: UnsafeMutablePointer<hook_slot>
  let metadata: ClassMetadata
  let word: Int

  /// Takes a slot and makes the word lead to it.
  init(for interceptor: Interceptor, in metadata: ClassMetadata) throws(HookError) {
    let word = interceptor.key.word
    let location = metadata.location(ofWord: word)
    guard let slot = hook_slot_take() else { throw .outOfEntryStubs(limit: Int(HOOK_SLOTS)) }
    let current = metadata.function(atWord: word)
    slot.pointee.dispatch = unsafeBitCast(interceptor.strategy.dispatch, to: UnsafeRawPointer.self)
    slot.pointee.member = UnsafeRawPointer(Unmanaged.passUnretained(interceptor).toOpaque())
    slot.pointee.owner = Unmanaged.passUnretained(interceptor.strategy as AnyObject).toOpaque()
    slot.pointee.stack_words = UInt32(interceptor.strategy.stackWords)
    slot.pointee.integers = UInt8(interceptor.strategy.registers.integers)
    slot.pointee.vectors = UInt8(interceptor.strategy.registers.vectors)
    slot.pointee.original = EntrySlot.original(current, of: interceptor)
    slot.pointee.entry = slot.pointee.original
    guard hook_patch(location, current, hook_slot_stub(slot)) == HOOK_PATCHED else {
      hook_slot_give_back(slot)
      throw .readOnlyMetadata(class: metadata.name, workingBackend: .explicit)
    }
    self.slot = slot
    self.metadata = metadata
    self.word = word
  }

  /// A subclass realised late has copied its superclass's words, and with them this member's stub.
  private static func original(
    _ function: UnsafeRawPointer?, of interceptor: Interceptor
  ) -> UnsafeRawPointer? {
    let member = UnsafeRawPointer(Unmanaged.passUnretained(interceptor).toOpaque())
    guard let below = hook_slot_of_stub(function), below.pointee.member == member else {
      return function
    }
    return below.pointee.original
  }

  /// Whether calls still arrive: the word leads to this slot, perhaps by way of others.
  var isInPlace: Bool {
    var function = metadata.function(atWord: word)
    while let found = hook_slot_of_stub(function) {
      if found == slot { return true }
      function = found.pointee.original
    }
    return false
  }

  /// Makes `snapshot` what calls see; returns what they saw before, to be collected.
  func publish(
    _ snapshot: HookSnapshot?, entry: UnsafeRawPointer
  ) -> Unmanaged<HookSnapshot>? {
    if snapshot != nil { hook_slot_set_entry(slot, entry) }
    let old = hook_slot_exchange(slot, snapshot.map { Unmanaged.passRetained($0).toOpaque() })
    if snapshot == nil { hook_slot_set_entry(slot, slot.pointee.original!) }
    return old.map { Unmanaged.fromOpaque($0) }
  }
}
