internal import CInterception

/// Where each register of an argument list lies when a call arrives: registers while there are some, then
/// words on the stack.
struct ArgumentPlacement {
  enum Position: Equatable {
    case integer(Int), vector(Int), stack(Int)
  }

  private(set) var stackWords = 0
  private var integers = 0
  private var vectors = 0

  /// The position of each piece of one argument, or of its address if it travels by address.
  mutating func place(_ layout: RegisterLayout) -> [Position] {
    guard layout.place != .memory else { return [next(.integer)] }
    var positions: [Position] = []
    for (index, piece) in layout.pieces.enumerated() {
      let before = index == 0 ? nil : layout.pieces[index - 1]
      let shares = before?.bank == piece.bank && before?.index == piece.index
      positions.append(shares ? positions[index - 1] : next(piece.bank))
    }
    return positions
  }

  private mutating func next(_ bank: RegisterPiece.Bank) -> Position {
    switch bank {
    case .integer where integers < Int(HOOK_INTEGER_ARGUMENTS):
      integers += 1
      return .integer(integers - 1)
    case .vector where vectors < Int(HOOK_VECTOR_ARGUMENTS):
      vectors += 1
      return .vector(vectors - 1)
    default:
      stackWords += 1
      return .stack(stackWords - 1)
    }
  }
}

extension Call {
  func address(of position: ArgumentPlacement.Position) -> UnsafeMutableRawPointer {
    switch position {
    case .integer(let index): UnsafeMutableRawPointer(arguments.integers + index)
    case .vector(let index): UnsafeMutableRawPointer(arguments.vectors + index)
    case .stack(let index):
      UnsafeMutableRawPointer(bitPattern: UInt(frame.pointee.stack)).unsafelyUnwrapped + index * 8
    }
  }
}
