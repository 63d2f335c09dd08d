internal import CInterception

/// Values to call a probe with, recognisable in registers: each has bits that no other argument has, as
/// far as its type allows. What is made is never ended, and the last reference to it never given up.
final class ProbeArguments {
  private var values: [UnsafeMutableRawPointer] = []
  private var standIns: [UnsafeMutableRawPointer] = []

  deinit {
    values.forEach { $0.deallocate() }
    standIns.forEach { $0.deallocate() }
  }

  func next<Value>(_ type: Value.Type) -> Value {
    let size = MemoryLayout<Value>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(size, 1), alignment: max(MemoryLayout<Value>.alignment, 16))
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    values.append(memory)
    mark(memory, as: TypeMetadata(type))
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  /// Whether the registers of a call hold the values, in their order.
  func arrived(in call: Call, as signature: MethodSignature) -> Bool {
    values.indices.allSatisfy { signature.holds($0, of: call, bytesAt: values[$0]) }
  }

  /// Makes zeros into a value of a type that can be told from others. Zeros they stay where that is not
  /// known to be possible.
  private func mark(_ memory: UnsafeMutableRawPointer, as metadata: TypeMetadata) {
    let number = values.count
    if ProbeArguments.numbers.contains(where: { $0 == metadata.type }) {
      for byte in 0..<metadata.size {
        memory.storeBytes(
          of: UInt8(truncatingIfNeeded: 16 * number + byte + 1), toByteOffset: byte, as: UInt8.self)
      }
    } else if metadata.type == Bool.self {
      memory.storeBytes(of: number % 2 == 1, as: Bool.self)
    } else if metadata.type == String.self {
      // So short that it lies in the value itself.
      memory.assumingMemoryBound(to: String.self).initialize(to: "probe \(number)")
    } else if metadata.kind == .class {
      memory.storeBytes(of: makeStandIn(metadata), as: UnsafeMutableRawPointer.self)
    } else if metadata.kind == .optional, TypeMetadata(metadata.wrapped).kind == .class {
      mark(memory, as: TypeMetadata(metadata.wrapped))
    } else if metadata.kind == .struct {
      for field in metadata.fields where field.isStrong {
        mark(memory + field.offset, as: TypeMetadata(field.type))
      }
    }
  }

  /// An object whose fields are zeros and whose count of references never ends.
  private func makeStandIn(_ metadata: TypeMetadata) -> UnsafeMutableRawPointer {
    let isa = ClassMetadata(unsafeAddress: unsafeBitCast(metadata.type, to: UnsafeRawPointer.self))
    let size = max(isa.instanceSize, MemoryLayout<hook_stand_in>.size)
    let object = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    object.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    object.storeBytes(of: isa.address, as: UnsafeRawPointer.self)
    object.storeBytes(of: HOOK_STAND_IN_REFERENCES, toByteOffset: 8, as: UInt64.self)
    standIns.append(object)
    return object
  }

  private static let numbers: [Any.Type] = [
    Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self,
    Int64.self, UInt64.self, Float.self, Double.self,
  ]
}
