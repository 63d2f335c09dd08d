/// Some bytes of a value and the register that carries them.
struct RegisterPiece: Equatable {
  enum Bank: Hashable { case integer, vector }

  var bank: Bank
  /// Counted among the registers of its bank that carry the value.
  var index: Int
  var offsetInRegister: Int
  var offsetInValue: Int
  var count: Int
  /// The bits that belong to the value; the others of the byte are undefined in the register.
  var mask: UInt8 = 0xFF
}
