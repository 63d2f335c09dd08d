/// How values of a type travel as arguments and results, worked out from the type's metadata by the rules
/// of Swift's calling convention: a value is taken apart into scalars; neighbours that are not
/// floating-point and lie in the same eight bytes travel together; more than four registers, or a value
/// that must not be moved bit by bit, travel by address.
struct TypeLowering {
  /// A type that is not lowered here, with what it is.
  struct Unsupported: Error, Equatable {
    let shape: String
  }

  private enum Scalar { case integer, boolean, float }

  /// Some bytes of the value. Entries that are merged lose their kind, and grow over the padding between.
  private struct Entry {
    var scalar: Scalar?
    var begin: Int
    var end: Int
  }

  static func layout(of type: Any.Type) throws(Unsupported) -> RegisterLayout {
    let metadata = TypeMetadata(type)
    var entries: [Entry] = []
    guard try append(metadata, at: 0, to: &entries) else { return .memory(size: metadata.size) }
    guard !entries.isEmpty else { return .nothing }
    entries.sort { $0.begin < $1.begin }
    let registers = registers(for: entries)
    guard registers.count <= 4 else { return .memory(size: metadata.size) }
    return .direct(pieces(of: entries, in: registers), size: metadata.size)
  }

  /// Adds a type's scalars; returns false when it travels by address whatever its size.
  private static func append(
    _ metadata: TypeMetadata, at offset: Int, to entries: inout [Entry]
  ) throws(Unsupported) -> Bool {
    if let scalar = scalar(metadata.type) {
      entries.append(Entry(scalar: scalar, begin: offset, end: offset + metadata.size))
      return true
    }
    switch metadata.kind {
    case .class, .existentialMetatype:
      appendWords(metadata.size / 8, at: offset, to: &entries)
    case .existential:
      guard metadata.isClassExistential || metadata.isErrorExistential else { return false }
      appendWords(metadata.size / 8, at: offset, to: &entries)
    case .struct:
      return try appendFields(of: metadata, at: offset, to: &entries)
    case .optional:
      var payload: [Entry] = []
      guard try append(TypeMetadata(metadata.wrapped), at: 0, to: &payload) else { return false }
      appendOpaque(metadata, at: offset, to: &entries)
    case .enum:
      guard metadata.payloadCaseCount == 0 else { throw Unsupported(shape: "an enum with values") }
      appendOpaque(metadata, at: offset, to: &entries)
    case .opaque where metadata.size <= 8:
      entries.append(Entry(scalar: .integer, begin: offset, end: offset + metadata.size))
    case .opaque:
      throw Unsupported(shape: "a vector or a wide integer")
    case .tuple:
      guard metadata.elementCount == 0 else { throw Unsupported(shape: "a tuple") }
    case .function:
      throw Unsupported(shape: "a function")
    case .metatype:
      throw Unsupported(shape: "a metatype")
    case .other:
      throw Unsupported(shape: "not a Swift value type or class")
    }
    return true
  }

  private static func appendFields(
    of metadata: TypeMetadata, at offset: Int, to entries: inout [Entry]
  ) throws(Unsupported) -> Bool {
    let fields = metadata.fields
    if fields.isEmpty, metadata.size > 0 {
      throw Unsupported(shape: "a struct without Swift fields")
    }
    var isLoadable = true
    for field in fields {
      guard field.isStrong else { throw Unsupported(shape: "a struct with a weak reference") }
      let added = try append(
        TypeMetadata(field.type), at: offset + field.offset, to: &entries)
      isLoadable = isLoadable && added
    }
    return isLoadable
  }

  private static func scalar(_ type: Any.Type) -> Scalar? {
    if type == Bool.self { return .boolean }
    if type == Float.self || type == Double.self { return .float }
    let integers: [Any.Type] = [
      Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self,
      Int64.self, UInt64.self,
    ]
    return integers.contains { $0 == type } ? .integer : nil
  }

  private static func appendWords(_ count: Int, at offset: Int, to entries: inout [Entry]) {
    for word in 0..<count {
      let begin = offset + word * 8
      entries.append(Entry(scalar: .integer, begin: begin, end: begin + 8))
    }
  }

  private static func appendOpaque(
    _ metadata: TypeMetadata, at offset: Int, to entries: inout [Entry]
  ) {
    guard metadata.size > 0 else { return }
    entries.append(Entry(scalar: nil, begin: offset, end: offset + metadata.size))
  }
}

extension TypeLowering {
  /// One register: what it carries, and from which byte of the value on.
  private struct Register {
    var scalar: Scalar?
    var begin: Int
    var bytes: Range<Int>
  }

  /// Merges neighbours in the same eight bytes, and cuts what is merged into registers.
  private static func registers(for entries: [Entry]) -> [Register] {
    var merged = entries
    for index in merged.indices.dropFirst() {
      let before = merged[index - 1]
      let after = merged[index]
      guard before.scalar != .float, after.scalar != .float,
        (before.end - 1) / 8 == after.begin / 8
      else { continue }
      merged[index - 1].scalar = nil
      merged[index].scalar = nil
      merged[index - 1].end = after.begin
    }
    var registers: [Register] = []
    var index = 0
    while index < merged.count {
      let entry = merged[index]
      index += 1
      guard entry.scalar == nil else {
        registers.append(
          Register(scalar: entry.scalar, begin: entry.begin, bytes: entry.begin..<entry.end))
        continue
      }
      var end = entry.end
      while index < merged.count, merged[index].scalar == nil, merged[index].begin == end {
        end = merged[index].end
        index += 1
      }
      appendChunks(entry.begin..<end, to: &registers)
    }
    return registers
  }

  /// Each aligned eight bytes, or the smallest aligned power of two that holds what is used of them.
  private static func appendChunks(_ bytes: Range<Int>, to registers: inout [Register]) {
    var begin = bytes.lowerBound
    while begin < bytes.upperBound {
      let end = min(bytes.upperBound, (begin / 8 + 1) * 8)
      var unit = 1
      while begin / unit * unit + unit < end { unit *= 2 }
      registers.append(Register(scalar: nil, begin: begin / unit * unit, bytes: begin..<end))
      begin = end
    }
  }

  /// The bytes of the entries in each register; the padding between them is undefined there.
  private static func pieces(of entries: [Entry], in registers: [Register]) -> [RegisterPiece] {
    var integers = 0
    var vectors = 0
    return registers.flatMap { register in
      let isFloat = register.scalar == .float
      let index = isFloat ? vectors : integers
      if isFloat { vectors += 1 } else { integers += 1 }
      return entries.compactMap { entry -> RegisterPiece? in
        let bytes = register.bytes.clamped(to: entry.begin..<entry.end)
        guard !bytes.isEmpty else { return nil }
        return RegisterPiece(
          bank: isFloat ? .vector : .integer, index: index,
          offsetInRegister: bytes.lowerBound - register.begin, offsetInValue: bytes.lowerBound,
          count: bytes.count, mask: entry.scalar == .boolean ? 1 : 0xFF)
      }
    }
  }
}
