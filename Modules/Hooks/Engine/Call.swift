internal import CInterception

/// A call that has arrived at an intercepted word, for the time of its dispatch.
struct Call {
  let frame: UnsafeMutablePointer<hook_frame>
  private let intercepted: UnsafeMutablePointer<hook_slot>?

  init(frame: UnsafeMutablePointer<hook_frame>, slot: UnsafeMutablePointer<hook_slot>) {
    self.frame = frame
    intercepted = slot
  }

  private init(
    frame: UnsafeMutablePointer<hook_frame>, intercepted: UnsafeMutablePointer<hook_slot>?
  ) {
    self.frame = frame
    self.intercepted = intercepted
  }

  /// Registers alone, to be looked at.
  init(unsafeRegisters frame: UnsafeMutablePointer<hook_frame>) {
    self.frame = frame
    intercepted = nil
  }

  var isIntercepted: Bool { intercepted != nil }

  var slot: UnsafeMutablePointer<hook_slot> { intercepted.unsafelyUnwrapped }

  var object: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: UInt(frame.pointee.receiver)).unsafelyUnwrapped
  }

  var original: UnsafeRawPointer { slot.pointee.original.unsafelyUnwrapped }

  /// The original, for a dispatcher to return: the stub jumps there.
  @inline(__always)
  var continuation: UnsafeRawPointer {
    if slot.pointee.is_dynamic { hook_dynamic_pass(original) }
    return original
  }

  var arguments: RegisterRun {
    let base = UnsafeMutableRawPointer(frame)
    return RegisterRun(
      integers: base.assumingMemoryBound(to: UInt64.self),
      vectors: (base + MemoryLayout<hook_frame>.offset(of: \.vector)!)
        .assumingMemoryBound(to: hook_vector.self))
  }

  var results: RegisterRun {
    let base = UnsafeMutableRawPointer(frame)
    return RegisterRun(
      integers: (base + MemoryLayout<hook_frame>.offset(of: \.result)!)
        .assumingMemoryBound(to: UInt64.self),
      vectors: (base + MemoryLayout<hook_frame>.offset(of: \.vector_result)!)
        .assumingMemoryBound(to: hook_vector.self))
  }

  /// The implementation that the class of `object` would run if nothing were hooked.
  func original(for other: UnsafeRawPointer, isMetatype: Bool = false) -> UnsafeRawPointer {
    guard other != UnsafeRawPointer(object) else { return original }
    let metadata =
      isMetatype
      ? ClassMetadata(unsafeAddress: other) : ClassMetadata.unsafeClass(ofObjectAt: other)
    let word = Unmanaged<Interceptor>.fromOpaque(slot.pointee.member!)
      ._withUnsafeGuaranteedRef { $0.key.word }
    var function = metadata.function(atWord: word)
    while let below = hook_slot_of_stub(function), below.pointee.member == slot.pointee.member {
      function = below.pointee.original
    }
    guard let function else { brokenInternals("no implementation at word \(word)") }
    return function
  }

  /// Calls inside what this call was made for: runs a function with fresh registers.
  func withFreshFrame<Result>(_ body: (Call) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: hook_frame.self, capacity: 1) { memory in
      let fresh = memory.baseAddress!
      fresh.pointee.error = 0
      fresh.pointee.stack = 0
      return body(Call(frame: fresh, slot: slot))
    }
  }

  /// The same call with registers of its own.
  func withCopiedFrame<Result>(_ body: (Call) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: hook_frame.self, capacity: 1) { memory in
      let copy = memory.baseAddress.unsafelyUnwrapped
      copy.initialize(to: frame.pointee)
      return body(Call(frame: copy, intercepted: intercepted))
    }
  }

  /// Runs a function with the frame's registers on an object; results are in the frame.
  func run(_ function: UnsafeRawPointer, on object: UnsafeRawPointer) {
    frame.pointee.receiver = UInt64(UInt(bitPattern: object))
    hook_slot_call(slot, function, frame)
  }
}

extension UnsafeMutablePointer<hook_activity> {
  /// The hooks that this dispatch sees, which the activity keeps alive.
  var snapshot: Unmanaged<HookSnapshot> {
    Unmanaged.fromOpaque(hook_activity_snapshot(self).unsafelyUnwrapped)
  }

  /// Lets the original's own calls of the member be told of.
  func whileOriginalRuns(_ body: () -> Void) {
    pointee.is_listening = false
    body()
    pointee.is_listening = true
  }
}

extension HookSnapshot {
  /// Runs all listeners of a call around its original.
  ///
  /// An object's own listeners are outside those of the class.
  func run(
    around original: Replacement.Proceed, ownLayer: ListenerLayer?,
    _ object: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer
  ) {
    guard let ownLayer else { return classLayer.run(around: original, object, value) }
    ownLayer.run(
      around: { classLayer.run(around: original, $0, $1) }, object, value, owner: object)
  }
}
