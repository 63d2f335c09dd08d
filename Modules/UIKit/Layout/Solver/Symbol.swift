/// What a symbol of the tableau stands for.
enum SymbolRole: UInt8, BitwiseCopyable {
  case unused
  /// An unknown of the caller's. It costs nothing and may have any sign, or none but the positive
  /// one.
  case variable
  /// The signed distance of a constraint's expression from its constant.
  case marker
}

/// The cost of one side of a marker, as the tableau stores it: a slot of the objective, or one of
/// two values below zero.
typealias SideCost = Int32

extension SideCost {
  static var free: SideCost { -1 }
  static var forbidden: SideCost { -2 }
}

/// A column or, while the symbol is basic, a row of the tableau.
struct Symbol: BitwiseCopyable {
  /// The entries of the row of a basic symbol, or of the column of another one.
  var block = Block.empty
  /// The value of a basic symbol; symbols that are not basic are zero.
  var constant = 0.0
  /// What a positive value costs.
  var above = SideCost.free
  /// What a negative value costs.
  var below = SideCost.free
  var role = SymbolRole.unused
  var isBasic = false
  /// Whether the variable was noted as changed since changes were last collected.
  var isChanged = false
  /// Which side's cost the objective charges for a basic marker: 1 above, −1 below, 0 neither (it
  /// must then be zero).
  var side: Int8 = 0

  /// Whether the symbol is an unknown of any sign.
  var isFree: Bool { role == .variable && below == .free }

  func cost(_ side: Int8) -> SideCost {
    side > 0 ? above : below
  }
}

/// A coefficient in a row, and where the symbol's column mentions the row.
struct RowEntry: BitwiseCopyable {
  var symbol: Int32
  var position: Int32
  var coefficient: Double
}

/// A row that mentions a symbol, and where.
struct ColumnEntry: BitwiseCopyable {
  var row: Int32
  var position: Int32
}

/// Distances below which numbers of the solver are equal.
enum Tolerance {
  /// Of coefficients: smaller ones are rounding and are dropped.
  static let coefficient = 1e-9
  /// Of values, in points.
  static let value = 1e-8
  /// Of the objective's slopes.
  static let slope = 1e-8
}
