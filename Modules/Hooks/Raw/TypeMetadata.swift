/// What a type's metadata says about the type's layout.
struct TypeMetadata {
  enum Kind: Equatable {
    case `class`, `struct`, `enum`, optional, opaque, tuple, function, existential, metatype
    case existentialMetatype
    case other(UInt)
  }

  struct Field {
    let name: String
    let type: Any.Type
    let offset: Int
    /// False for weak and unowned references.
    let isStrong: Bool
  }

  let type: Any.Type
  let kind: Kind

  private var address: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  init(_ type: Any.Type) {
    self.type = type
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch address.load(as: UInt.self) {
    case 0: kind = .class
    case 0x200: kind = .struct
    case 0x201: kind = .enum
    case 0x202: kind = .optional
    case 0x300: kind = .opaque
    case 0x301: kind = .tuple
    case 0x302: kind = .function
    case 0x303: kind = .existential
    case 0x304: kind = .metatype
    case 0x306: kind = .existentialMetatype
    case let other: kind = .other(other)
    }
  }

  var size: Int { (witnesses + 64).load(as: Int.self) }

  /// Of a tuple.
  var elementCount: Int { (address + 8).load(as: Int.self) }

  /// Of an Optional: what it wraps.
  var wrapped: Any.Type { (address + 16).load(as: Any.Type.self) }

  /// Of an enumeration: how many cases carry values.
  var payloadCaseCount: Int {
    let descriptor = (address + 8).load(as: UnsafeRawPointer.self)
    return Int((descriptor + 20).loadUnaligned(as: UInt32.self) & 0xFF_FFFF)
  }

  /// Of an existential: whether only classes can be in it, and whether it is `any Error`.
  var isClassExistential: Bool { (address + 8).load(as: UInt32.self) & 0x8000_0000 == 0 }
  var isErrorExistential: Bool { (address + 8).load(as: UInt32.self) >> 24 & 0x3F == 1 }

  /// Of a struct.
  var fields: [Field] {
    (0..<recursiveChildCount(type)).map { index in
      let description = FieldDescription()
      let fieldType = recursiveChildMetadata(type, index, description.pointer)
      return Field(
        name: description.name, type: fieldType, offset: recursiveChildOffset(type, index),
        isStrong: description.isStrong)
    }
  }

  private var witnesses: UnsafeRawPointer { (address - 8).load(as: UnsafeRawPointer.self) }
}

/// What the runtime fills in about a field.
private final class FieldDescription {
  let pointer = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)

  init() { pointer.initializeMemory(as: UInt8.self, repeating: 0, count: 32) }

  deinit {
    typealias Release = @convention(c) (UnsafePointer<CChar>?) -> Void
    if let release = (pointer + 8).load(as: Optional<Release>.self) { release(rawName) }
    pointer.deallocate()
  }

  private var rawName: UnsafePointer<CChar>? { pointer.load(as: UnsafePointer<CChar>?.self) }
  var name: String { rawName.map(String.init(cString:)) ?? "" }
  var isStrong: Bool { (pointer + 16).load(as: Bool.self) }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutableRawPointer
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, _ index: Int) -> Int
