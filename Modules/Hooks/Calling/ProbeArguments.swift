internal import CInterception

/// Values to call a probe with, recognisable in registers. They are never ended: zeros, or for types
/// whose bits are just bits, a pattern that no other argument has.
final class ProbeArguments {
  private var values: [UnsafeMutableRawPointer] = []

  deinit { values.forEach { $0.deallocate() } }

  func next<Value>(_ type: Value.Type) -> Value {
    let size = MemoryLayout<Value>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(size, 1), alignment: max(MemoryLayout<Value>.alignment, 16))
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    if ProbeArguments.anyBitsAreAValue(type) {
      for byte in 0..<size {
        memory.storeBytes(
          of: UInt8(truncatingIfNeeded: 16 * (values.count + 1) + byte + 1), toByteOffset: byte,
          as: UInt8.self)
      }
    }
    values.append(memory)
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  /// Whether the registers of a call hold the values, in their order.
  func arrived(in call: Call, as signature: MethodSignature) -> Bool {
    values.indices.allSatisfy { signature.holds($0, of: call, bytesAt: values[$0]) }
  }

  private static func anyBitsAreAValue(_ type: Any.Type) -> Bool {
    let known: [Any.Type] = [
      Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self,
      Int64.self, UInt64.self, Float.self, Double.self,
    ]
    if known.contains(where: { $0 == type }) { return true }
    let metadata = TypeMetadata(type)
    guard metadata.kind == .struct, metadata.size > 0 else { return false }
    let fields = metadata.fields
    return !fields.isEmpty && fields.allSatisfy { anyBitsAreAValue($0.type) }
  }
}
