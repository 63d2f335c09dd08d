/// What a type's metadata says about function values and tuples in it.
///
/// A key path's accessor re-abstracts a function value: it wraps the function, so that the value in
/// memory is another one than the value in registers.
enum FunctionContent {
  case none, function, tuple

  private enum Kind {
    static let optional: UInt = 0x202
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302
  }

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    case Kind.function:
      self = .function
    case Kind.optional:
      self = FunctionContent(of: FunctionContent.type(at: metadata + 16))
    case Kind.tuple:
      let count = (metadata + 8).load(as: Int.self)
      self = count == 0 ? .none : .tuple
    default:
      self = .none
    }
  }

  private static func type(at location: UnsafeRawPointer) -> Any.Type {
    location.load(as: Any.Type.self)
  }
}
