/// The solved form of all constraints: each basic symbol as a constant plus multiples of symbols
/// that are not basic.
///
/// Rows and columns are both stored, as short lists that know each other's positions, so that a
/// pivot costs what the rows that it touches cost, and rows of other parts of a screen cost
/// nothing.
struct Tableau: ~Copyable {
  var symbols = FlatArray<Symbol>(firstCapacity: 256)
  var rows = BlockPool<RowEntry>()
  var columns = BlockPool<ColumnEntry>()
  private var freeSymbols: [Int32] = []
  /// Where the row that is being changed holds each symbol; −1 at rest.
  private var positions = FlatArray<Int32>(firstCapacity: 256)

  init() {}

  init(copying other: borrowing Tableau) {
    symbols = FlatArray(copying: other.symbols)
    rows = BlockPool(copying: other.rows)
    columns = BlockPool(copying: other.columns)
    freeSymbols = other.freeSymbols
    positions = FlatArray(copying: other.positions)
  }

  @inline(__always) func rowLength(_ row: Int32) -> Int {
    Int(symbols[Int(row)].block.count)
  }

  @inline(__always) func rowEntry(_ row: Int32, _ index: Int) -> RowEntry {
    rows[symbols[Int(row)].block, index]
  }

  @inline(__always) func columnLength(_ symbol: Int32) -> Int {
    Int(symbols[Int(symbol)].block.count)
  }

  @inline(__always) func columnEntry(_ symbol: Int32, _ index: Int) -> ColumnEntry {
    columns[symbols[Int(symbol)].block, index]
  }

  /// The coefficient that a column entry stands for.
  @inline(__always) func coefficient(_ entry: ColumnEntry) -> Double {
    rows[symbols[Int(entry.row)].block, Int(entry.position)].coefficient
  }

  func coefficient(of symbol: Int32, in row: Int32) -> Double? {
    for index in 0..<rowLength(row) {
      let entry = rowEntry(row, index)
      if entry.symbol == symbol { return entry.coefficient }
    }
    return nil
  }

  mutating func makeSymbol(_ role: SymbolRole) -> Int32 {
    let symbol = freeSymbols.popLast() ?? Int32(symbols.count)
    if Int(symbol) == symbols.count {
      symbols.append(Symbol())
      positions.append(-1)
    }
    symbols[Int(symbol)] = Symbol(role: role)
    return symbol
  }

  /// Forgets a symbol, with its row or its column.
  mutating func removeSymbol(_ symbol: Int32) {
    if symbols[Int(symbol)].isBasic {
      while rowLength(symbol) > 0 { unlink(symbol, rowLength(symbol) - 1) }
      rows.release(&symbols[Int(symbol)].block)
    } else {
      while columnLength(symbol) > 0 {
        let entry = columnEntry(symbol, columnLength(symbol) - 1)
        unlink(entry.row, Int(entry.position))
      }
      columns.release(&symbols[Int(symbol)].block)
    }
    symbols[Int(symbol)] = Symbol()
    freeSymbols.append(symbol)
  }

  /// Makes a symbol whose column is empty basic, with an empty row.
  mutating func beginRow(_ symbol: Int32, constant: Double) {
    assert(!symbols[Int(symbol)].isBasic && columnLength(symbol) == 0)
    columns.release(&symbols[Int(symbol)].block)
    symbols[Int(symbol)].isBasic = true
    symbols[Int(symbol)].constant = constant
  }

  /// Adds an entry for a symbol that the row does not mention yet.
  @inline(__always) mutating func link(_ row: Int32, _ symbol: Int32, _ coefficient: Double) {
    let rowIndex = symbols[Int(row)].block.count
    let columnIndex = symbols[Int(symbol)].block.count
    rows.append(
      RowEntry(symbol: symbol, position: columnIndex, coefficient: coefficient),
      to: &symbols[Int(row)].block)
    columns.append(
      ColumnEntry(row: row, position: rowIndex), to: &symbols[Int(symbol)].block)
  }

  /// Removes an entry from its row and its column.
  mutating func unlink(_ row: Int32, _ index: Int) {
    let entry = rowEntry(row, index)
    let column = symbols[Int(entry.symbol)].block
    let lastColumnIndex = Int(column.count) - 1
    if Int(entry.position) != lastColumnIndex {
      let moved = columns[column, lastColumnIndex]
      columns[column, Int(entry.position)] = moved
      rows[symbols[Int(moved.row)].block, Int(moved.position)].position = entry.position
    }
    columns.removeLast(from: &symbols[Int(entry.symbol)].block)
    removeRowEntry(row, index)
  }

  /// Removes an entry from its row alone.
  private mutating func removeRowEntry(_ row: Int32, _ index: Int) {
    let block = symbols[Int(row)].block
    let last = Int(block.count) - 1
    if index != last {
      let moved = rows[block, last]
      rows[block, index] = moved
      columns[symbols[Int(moved.symbol)].block, Int(moved.position)].position = Int32(index)
    }
    rows.removeLast(from: &symbols[Int(row)].block)
  }

  /// Adds a multiple of one row to another, constant and all.
  mutating func addRow(_ source: Int32, times factor: Double, to target: Int32) {
    for index in 0..<rowLength(target) {
      positions[Int(rowEntry(target, index).symbol)] = Int32(index)
    }
    for index in 0..<rowLength(source) {
      let entry = rowEntry(source, index)
      let position = Int(positions[Int(entry.symbol)])
      if position < 0 {
        link(target, entry.symbol, factor * entry.coefficient)
        continue
      }
      let block = symbols[Int(target)].block
      let sum = rows[block, position].coefficient + factor * entry.coefficient
      if abs(sum) >= Tolerance.coefficient {
        rows[block, position].coefficient = sum
        continue
      }
      positions[Int(entry.symbol)] = -1
      unlink(target, position)
      if position < rowLength(target) {
        let moved = rowEntry(target, position).symbol
        if positions[Int(moved)] >= 0 { positions[Int(moved)] = Int32(position) }
      }
    }
    for index in 0..<rowLength(target) {
      positions[Int(rowEntry(target, index).symbol)] = -1
    }
    symbols[Int(target)].constant += factor * symbols[Int(source)].constant
  }

  /// Turns the row of `leaving` into the row of `entering`, which it mentions, without telling
  /// other rows.
  ///
  /// Returns the rest of the column of `entering`, to be handed to ``substitute(_:into:)`` entry by
  /// entry and then released.
  mutating func exchange(_ leaving: Int32, _ entering: Int32) -> Block {
    var index = 0
    while rowEntry(leaving, index).symbol != entering { index += 1 }
    let pivot = rowEntry(leaving, index).coefficient
    unlink(leaving, index)

    let column = symbols[Int(entering)].block
    let row = symbols[Int(leaving)].block
    symbols[Int(entering)].block = row
    symbols[Int(entering)].isBasic = true
    symbols[Int(entering)].constant = -symbols[Int(leaving)].constant / pivot
    symbols[Int(leaving)].block = .empty
    symbols[Int(leaving)].isBasic = false
    symbols[Int(leaving)].constant = 0
    for index in 0..<Int(row.count) {
      rows[row, index].coefficient /= -pivot
      let entry = rows[row, index]
      columns[symbols[Int(entry.symbol)].block, Int(entry.position)].row = entering
    }
    link(entering, leaving, 1 / pivot)
    return column
  }

  /// Replaces the symbol of a detached column entry by that symbol's row.
  mutating func substitute(_ entry: ColumnEntry, by row: Int32) {
    let factor = coefficient(entry)
    removeRowEntry(entry.row, Int(entry.position))
    addRow(row, times: factor, to: entry.row)
  }
}
