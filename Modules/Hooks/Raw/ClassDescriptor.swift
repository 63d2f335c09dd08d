/// What the compiler wrote about a class declaration, shared by all instantiations of a generic one.
struct ClassDescriptor: Hashable {
  let address: UnsafeRawPointer

  init?(_ address: UnsafeRawPointer) {
    self.address = address
    guard word(0) & 0x1F == 16 else { return nil }
  }

  var isGeneric: Bool { word(0) & 0x80 != 0 }
  var isActor: Bool { kindFlags & 1 << 7 != 0 }
  var hasMethods: Bool { kindFlags & 1 << 15 != 0 }

  /// The function that returns the class's metadata, realising it first.
  var accessor: UnsafeRawPointer? { relative(12) }

  /// The mangled name of the superclass, or nil for a root class.
  var superclassName: UnsafeRawPointer? { relative(20) }

  /// The class's own new methods; nil when it declares none or its layout is not one we read.
  var methods: MethodTable? {
    guard hasMethods, var end = genericHeaderEnd else { return nil }
    if hasResilientSuperclass { end += 4 }
    switch kindFlags & 3 {
    case 1: end += 12
    case 2: end += 4
    default: break
    }
    return MethodTable(
      firstWord: ownWords + Int((address + end).loadUnaligned(as: UInt32.self)),
      count: Int((address + end + 4).loadUnaligned(as: UInt32.self)),
      base: address + end + 8)
  }

  /// The superclass's module may add members without this class being compiled again.
  private var hasResilientSuperclass: Bool { kindFlags & 1 << 13 != 0 }

  /// Where the words that the class adds begin, if methods are counted from there: under a resilient
  /// superclass the runtime works this out, and leaves it in bytes in a record of its own.
  private var ownWords: Int {
    guard hasResilientSuperclass, let bounds = relative(24) else { return 0 }
    return bounds.load(as: Int.self) / 8
  }

  private var kindFlags: UInt32 { word(0) >> 16 }

  /// Where the fixed part and, for a generic class, its parameters end. Parameter packs and value
  /// parameters follow other layouts and are not read.
  private var genericHeaderEnd: Int? {
    let fixed = 44
    guard isGeneric else { return fixed }
    guard half(fixed + 14) == 0 else { return nil }
    let parameters = Int(half(fixed + 8))
    let requirements = Int(half(fixed + 10))
    return fixed + 16 + (parameters + 3) / 4 * 4 + 12 * requirements
  }

  private func word(_ offset: Int) -> UInt32 { (address + offset).loadUnaligned(as: UInt32.self) }
  private func half(_ offset: Int) -> UInt16 { (address + offset).loadUnaligned(as: UInt16.self) }
  private func relative(_ offset: Int) -> UnsafeRawPointer? {
    RelativePointer(location: address + offset).pointee
  }
}
