/// One entry of a class descriptor's method table: what kind of member it is, and its implementation.
struct MethodDescriptor: Equatable {
  static let size = 8

  enum Kind: UInt32 {
    case method, initializer, getter, setter, modify, read, modify2, read2
  }

  let address: UnsafeRawPointer

  private var flags: UInt32 { address.loadUnaligned(as: UInt32.self) }

  var kind: Kind? { Kind(rawValue: flags & 0xF) }
  /// Whether calls come in two halves, around an access in place.
  var isCoroutine: Bool {
    switch kind {
    case .modify, .read, .modify2, .read2: true
    default: false
    }
  }
  var isInstance: Bool { flags & 0x10 != 0 }
  var isAsync: Bool { flags & 0x40 != 0 }

  /// What the class that declares the method does, before any override.
  var implementation: UnsafeRawPointer? { RelativePointer(location: address + 4).pointee }
}
