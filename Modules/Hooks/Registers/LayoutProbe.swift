internal import CInterception

/// Finds out how a property's value travels by running the compiler's own getter on a stand-in object
/// that returns register contents of our choosing, and looking where they turn up in memory.
struct LayoutProbe {
  let getter: UnsafeRawPointer
  let size: Int

  private static let rounds = 48
  private static let registerBytes = 4 * 8 + 4 * 16

  /// One run: what the registers held, what the value's memory held before and after.
  private struct Sample {
    var registers: [UInt8]
    var fill: UInt8
    var memory: [UInt8]
    /// Whether the getter was given a place for the value and what it returned in registers went nowhere:
    /// else the value travels in registers that are not looked at.
    var isByAddress: Bool
  }

  private enum Source: Equatable {
    case untouched
    case register(byte: Int, mask: UInt8)
    case unknown
  }

  /// Whether the accessor calls what the class's metadata says. Where the compiler has resolved the call,
  /// the getter itself runs on the stand-in; zeros are the least that it can stumble over.
  ///
  /// - Parameter end: Ends a value made of zeros.
  func isDispatched(
    standIn isa: UnsafeRawPointer, instanceSize: Int,
    end: (UnsafeMutableRawPointer) -> Void = { _ in }
  ) -> Bool {
    let zeros = [UInt8](repeating: 0, count: LayoutProbe.registerBytes)
    return sample(zeros, fill: 0, isa: isa, room: instanceSize, end: end) != nil
  }

  /// The layout, or nil when the accessor does something else than to move bits.
  func layout(standIn isa: UnsafeRawPointer, instanceSize: Int) -> RegisterLayout? {
    let samples = (0..<LayoutProbe.rounds).map { round in
      sample(
        LayoutProbe.registers(round), fill: round % 2 == 0 ? 0xAA : 0x55, isa: isa,
        room: instanceSize)
    }
    guard !samples.contains(where: { $0 == nil }) else { return nil }
    let sources = (0..<size).map { source(ofByte: $0, in: samples.compactMap { $0 }) }
    let isDirect = sources.contains { if case .register = $0 { true } else { false } }
    guard isDirect else { return samples.allSatisfy(\.!.isByAddress) ? .memory(size: size) : nil }
    guard !sources.contains(.unknown) else { return nil }
    return .direct(pieces(sources), size: size)
  }

  private static func registers(_ round: Int) -> [UInt8] {
    var generator = SplitMix(seed: UInt64(round) &* 0x9E37_79B9 &+ 1)
    return (0..<registerBytes).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  private func sample(
    _ registers: [UInt8], fill: UInt8, isa: UnsafeRawPointer, room: Int,
    end: (UnsafeMutableRawPointer) -> Void = { _ in }
  ) -> Sample? {
    let value = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { value.deallocate() }
    value.initializeMemory(as: UInt8.self, repeating: fill, count: size)
    let target: UInt64? = withStandInObject(isa: isa, room: room) { standIn in
      registers.withUnsafeBytes {
        UnsafeMutableRawPointer(standIn).advanced(by: 16)
          .copyMemory(from: $0.baseAddress!, byteCount: LayoutProbe.registerBytes)
      }
      var base: UnsafeRawPointer? = UnsafeRawPointer(standIn)
      guard hook_probe_get(getter, value, &base) else { return nil }
      end(value)
      return standIn.pointee.uses == 1 ? standIn.pointee.address : nil
    }
    guard let target else { return nil }
    let memory = Array(UnsafeRawBufferPointer(start: value, count: size))
    let isTouched = memory.contains { $0 != fill }
    return Sample(
      registers: registers, fill: fill, memory: memory,
      isByAddress: target == UInt64(UInt(bitPattern: value))
        ? !isTouched : hook_is_on_stack(target))
  }

  private func source(ofByte byte: Int, in samples: [Sample]) -> Source {
    if samples.allSatisfy({ $0.memory[byte] == $0.fill }) { return .untouched }
    for candidate in 0..<LayoutProbe.registerBytes {
      var same: UInt8 = 0xFF
      var everSet: UInt8 = 0
      for sample in samples {
        same &= ~(sample.memory[byte] ^ sample.registers[candidate])
        everSet |= sample.memory[byte]
      }
      if same != 0, everSet & ~same == 0 { return .register(byte: candidate, mask: same) }
    }
    return .unknown
  }

  /// Joins bytes that lie side by side both in a register and in the value.
  private func pieces(_ sources: [Source]) -> [RegisterPiece] {
    var pieces: [RegisterPiece] = []
    for (offset, source) in sources.enumerated() {
      guard case .register(let byte, let mask) = source else { continue }
      let isVector = byte >= 32
      let position = isVector ? byte - 32 : byte
      let width = isVector ? 16 : 8
      let piece = RegisterPiece(
        bank: isVector ? .vector : .integer, index: position / width,
        offsetInRegister: position % width, offsetInValue: offset, count: 1, mask: mask)
      if let last = pieces.last, last.bank == piece.bank, last.index == piece.index,
        last.mask == 0xFF, piece.mask == 0xFF,
        last.offsetInRegister + last.count == piece.offsetInRegister,
        last.offsetInValue + last.count == piece.offsetInValue
      {
        pieces[pieces.count - 1].count += 1
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}

/// A stand-in object with room for the fields of its class, for the time of `body`.
func withStandInObject<Result>(
  isa: UnsafeRawPointer, room: Int,
  _ body: (UnsafeMutablePointer<hook_stand_in>) throws -> Result
) rethrows -> Result {
  let size = max(room, MemoryLayout<hook_stand_in>.size)
  return try withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { memory in
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    let standIn = memory.baseAddress!.assumingMemoryBound(to: hook_stand_in.self)
    standIn.pointee.isa = isa
    standIn.pointee.references = HOOK_STAND_IN_REFERENCES
    return try body(standIn)
  }
}

/// The same numbers in every run, so that what is found does not depend on chance.
private struct SplitMix {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
