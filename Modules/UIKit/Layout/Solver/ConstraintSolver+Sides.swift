/// Which side of its constant each basic marker lies on, and what the objective charges for it.
extension ConstraintSolver {
  /// Gives a new basic marker a side that costs nothing, so that the basis stays optimal; if its
  /// value contradicts that side, it is misplaced.
  mutating func settleSide(of marker: Int32) {
    let symbol = tableau.symbols[Int(marker)]
    let side: Int8 = symbol.above == .free ? 1 : symbol.below == .free ? -1 : 0
    tableau.symbols[Int(marker)].side = side
    noteChange(of: marker)
  }

  /// Whether a basic symbol's value contradicts its side.
  @inline(__always) func isMisplaced(_ symbol: Symbol) -> Bool {
    guard symbol.isBasic, !symbol.isFree else { return false }
    if ignoresCosts {
      return (symbol.above == .forbidden && symbol.constant > Tolerance.value)
        || (symbol.below == .forbidden && symbol.constant < -Tolerance.value)
    }
    return (symbol.side <= 0 && symbol.constant > Tolerance.value)
      || (symbol.side >= 0 && symbol.constant < -Tolerance.value)
  }

  /// Remembers that a symbol's value may be another one now.
  @inline(__always) mutating func noteChange(of id: Int32) {
    let symbol = tableau.symbols[Int(id)]
    if isMisplaced(symbol) { misplaced.insert(id) }
    if symbol.role == .variable, !symbol.isChanged {
      tableau.symbols[Int(id)].isChanged = true
      changedVariables.append(SolverVariable(symbol: id))
    }
  }

  /// Moves a basic marker to another side, and what the objective charges with it.
  mutating func setSide(_ side: Int8, of marker: Int32) {
    charge(marker, times: -1)
    tableau.symbols[Int(marker)].side = side
    charge(marker, times: 1)
  }

  /// Adds the cost of a basic marker's side to the objective.
  mutating func charge(_ marker: Int32, times factor: Double) {
    let symbol = tableau.symbols[Int(marker)]
    guard symbol.role == .marker, symbol.side != 0 else { return }
    let slot = symbol.cost(symbol.side)
    guard slot >= 0 else { return }
    addToSlopes(rowOf: marker, slot: slot, factor: factor * Double(symbol.side))
  }

  @inline(__always) mutating func addToSlopes(rowOf row: Int32, slot: Int32, factor: Double) {
    for index in 0..<tableau.rowLength(row) {
      let entry = tableau.rowEntry(row, index)
      objective[entry.symbol, slot] += factor * entry.coefficient
      attractive.insert(entry.symbol)
    }
  }

  /// By how much the costs of a slot grow when a symbol that is not basic moves by one in a
  /// direction.
  @inline(__always) func price(_ id: Int32, _ direction: Int8, _ slot: Int32) -> Double {
    let symbol = tableau.symbols[Int(id)]
    let own: Double = symbol.cost(direction) == slot ? 1 : 0
    return objective[id, slot] * Double(direction) + own
  }
}
