internal import CInterception

/// Turns a property's value from registers into memory and back.
///
/// Values whose bits merely move are moved by a ``RegisterLayout`` that a probe has found. Function
/// values are wrapped on the way, so for them the compiler's own accessors run on a stand-in.
final class PropertyCodec {
  let operations: ValueOperations
  let layout: RegisterLayout
  /// Whether decoding consumes the value in registers, so that it must be encoded again.
  let isReabstracted: Bool

  private let keyPath: KeyPathObject
  /// For re-abstracted values: the class of stand-ins. It lives as long as the hooked class, for ever.
  private let standIn: ClassMetadata?

  init<Value>(
    _ type: Value.Type, keyPath: KeyPathObject, owner: ClassMetadata, accessors: Accessors
  ) throws(HookError) {
    self.keyPath = keyPath
    operations = ValueOperations.of(type)
    let content = FunctionContent(of: type)
    if content == .tuple { throw .tupleValue(String(reflecting: type)) }
    isReabstracted = content == .function
    var replaced: [(word: Int, function: UnsafeRawPointer)] = [(accessors.getter, hook_replay())]
    if let setter = accessors.setter { replaced.append((setter, hook_capture())) }
    let copy = owner.makeCopy(replacing: replaced)
    let probe = LayoutProbe(getter: keyPath.getter, size: operations.size)
    let (operations, isReabstracted) = (operations, isReabstracted)
    guard
      probe.isDispatched(
        standIn: copy.address, instanceSize: owner.instanceSize,
        end: { if isReabstracted { operations.end($0) } })
    else {
      copy.deallocateCopy()
      throw .notDispatched(member: keyPath.name, class: owner.name)
    }
    if isReabstracted {
      standIn = copy
      layout = .closure(size: operations.size)
      return
    }
    standIn = nil
    defer { copy.deallocateCopy() }
    guard operations.size > 0 else {
      layout = .nothing
      return
    }
    guard let found = probe.layout(standIn: copy.address, instanceSize: owner.instanceSize) else {
      throw .unsupportedValue(String(reflecting: type))
    }
    layout = found
  }

  /// Whether a value in memory can be turned into registers.
  var canEncode: Bool { !isReabstracted || keyPath.setter != nil }

  func check(_ backend: HookBackend) throws(HookError) {
    if backend == .libffi, layout.usesWideVectors {
      throw .unsupportedByBackend(backend, reason: "libffi carries 64 bits of a vector register")
    }
  }

  /// Moves a direct value out of registers.
  func decode(from run: RegisterRun, into value: UnsafeMutableRawPointer) {
    guard isReabstracted else { return layout.gather(from: run, into: value) }
    withStandIn { standIn, base in
      withUnsafeMutableBytes(of: &standIn.pointee.integer) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: run.integers, count: $0.count))
      }
      hook_keypath_get(keyPath.getter, value, base)
    }
  }

  /// Moves a direct value into registers.
  func encode(_ value: UnsafeMutableRawPointer, into run: RegisterRun) {
    guard isReabstracted else { return layout.scatter(value, into: run) }
    guard let setter = keyPath.setter else {
      brokenInternals("no setter to encode a function with")
    }
    withStandIn { standIn, base in
      hook_keypath_set(setter, value, base)
      withUnsafeMutableBytes(of: &standIn.pointee.integer) {
        UnsafeMutableRawPointer(run.integers).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
      }
    }
    operations.end(value)
  }

  private func withStandIn(
    _ body: (UnsafeMutablePointer<hook_stand_in>, UnsafePointer<UnsafeRawPointer?>) -> Void
  ) {
    guard let isa = standIn else { brokenInternals("no stand-in for a re-abstracted value") }
    withStandInObject(isa: isa.address, room: isa.instanceSize) { standIn in
      var base: UnsafeRawPointer? = UnsafeRawPointer(standIn)
      body(standIn, &base)
    }
  }
}
