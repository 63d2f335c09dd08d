internal import CInterception

/// A `dynamic` implementation that has asked for its replacement, and got a stub.
///
/// The call was resolved by the compiler and has gone past the class's metadata; or it is an override's
/// call of `super`, of which the override's own call has been told.
enum DynamicEntry {
  static let dispatch: hook_dispatch = { frame, slot in
    let call = Call(frame: frame, slot: slot)
    if let intercepted = word(of: call) { return hook_slot_stub(intercepted) }
    hook_dynamic_pass(call.original)
    return call.original
  }

  /// The slot that a dispatched call would have arrived at, if hooks apply and if it leads to the same
  /// implementation.
  private static func word(of call: Call) -> UnsafeMutablePointer<hook_slot>? {
    let member = call.slot.pointee.member
    let word = Unmanaged<Interceptor>.fromOpaque(member.unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { $0.key.word }
    var function = ClassMetadata.unsafeClass(ofObjectAt: call.object).function(atWord: word)
    while let found = hook_slot_of_stub(function) {
      if found.pointee.member == member {
        let leadsHere = found.pointee.original == call.slot.pointee.original
        return leadsHere && hook_slot_snapshot(found) != nil ? found : nil
      }
      function = found.pointee.original
    }
    return nil
  }
}
