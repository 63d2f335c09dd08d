internal import CInterception

/// How a value of one type travels: in which registers its bytes lie, or that its address travels.
struct RegisterLayout: Equatable {
  enum Place: Equatable {
    /// The value has no bytes.
    case nothing
    /// The first integer register, or the indirect result register, points at the value.
    case memory
    /// The integer registers, one after the other, are the value.
    case integers
    /// The first vector register is the value.
    case vector
    /// The value is gathered from pieces.
    case scattered
  }

  let place: Place
  let pieces: [RegisterPiece]
  let size: Int

  static let nothing = RegisterLayout(place: .nothing, pieces: [], size: 0)

  static func memory(size: Int) -> RegisterLayout {
    RegisterLayout(place: .memory, pieces: [], size: size)
  }

  static func direct(_ pieces: [RegisterPiece], size: Int) -> RegisterLayout {
    RegisterLayout(place: place(of: pieces), pieces: pieces, size: size)
  }

  /// A function value: its code and its context.
  static func closure(size: Int) -> RegisterLayout {
    .direct(
      (0..<2).map {
        RegisterPiece(
          bank: .integer, index: $0, offsetInRegister: 0, offsetInValue: $0 * 8, count: 8)
      }, size: size)
  }

  private init(place: Place, pieces: [RegisterPiece], size: Int) {
    self.place = place
    self.pieces = pieces
    self.size = size
  }

  /// Whether more than 64 bits of a vector register are used.
  var usesWideVectors: Bool {
    pieces.contains { $0.bank == .vector && $0.offsetInRegister + $0.count > 8 }
  }

  func count(of bank: RegisterPiece.Bank) -> Int {
    pieces.lazy.filter { $0.bank == bank }.map { $0.index + 1 }.max() ?? 0
  }

  private static func place(of pieces: [RegisterPiece]) -> Place {
    if pieces.allSatisfy({
      $0.mask == 0xFF && $0.bank == .integer
        && $0.offsetInValue == $0.index * 8 + $0.offsetInRegister
    }) {
      return .integers
    }
    if pieces.allSatisfy({
      $0.mask == 0xFF && $0.bank == .vector && $0.index == 0
        && $0.offsetInValue == $0.offsetInRegister
    }) {
      return .vector
    }
    return .scattered
  }
}

/// The registers that carry one value: a run of integer and of vector registers.
struct RegisterRun {
  let integers: UnsafeMutablePointer<UInt64>
  let vectors: UnsafeMutablePointer<hook_vector>

  func address(of piece: RegisterPiece) -> UnsafeMutableRawPointer {
    switch piece.bank {
    case .integer: UnsafeMutableRawPointer(integers + piece.index) + piece.offsetInRegister
    case .vector: UnsafeMutableRawPointer(vectors + piece.index) + piece.offsetInRegister
    }
  }
}

extension RegisterLayout {
  /// The value's bytes as they lie in registers; nil when they must be gathered.
  func unsafeAddress(in run: RegisterRun) -> UnsafeMutableRawPointer? {
    switch place {
    case .integers, .nothing: UnsafeMutableRawPointer(run.integers)
    case .vector: UnsafeMutableRawPointer(run.vectors)
    case .memory: UnsafeMutableRawPointer(bitPattern: UInt(run.integers.pointee))
    case .scattered: nil
    }
  }

  /// Copies the bytes of a direct value out of its registers. Ownership moves with them.
  func gather(from run: RegisterRun, into value: UnsafeMutableRawPointer) {
    for piece in pieces {
      let source = run.address(of: piece)
      let target = value + piece.offsetInValue
      if piece.mask == 0xFF {
        target.copyMemory(from: source, byteCount: piece.count)
      } else {
        target.storeBytes(of: source.load(as: UInt8.self) & piece.mask, as: UInt8.self)
      }
    }
  }

  /// Copies the bytes of a direct value into its registers. Ownership moves with them.
  func scatter(_ value: UnsafeRawPointer, into run: RegisterRun) {
    for index in 0..<count(of: .integer) { run.integers[index] = 0 }
    for piece in pieces {
      run.address(of: piece).copyMemory(from: value + piece.offsetInValue, byteCount: piece.count)
    }
  }
}
