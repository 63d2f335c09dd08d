extension ConstraintSolver {
  /// Exchanges a basic symbol, which becomes zero, with one that is not basic and moves to a side.
  mutating func pivot(leaving: Int32, entering: Int32, side: Int8) {
    pivotCount += 1
    if !ignoresCosts { charge(leaving, times: -1) }
    tableau.symbols[Int(leaving)].side = 0
    var column = tableau.exchange(leaving, entering)
    tableau.symbols[Int(entering)].side = tableau.symbols[Int(entering)].isFree ? 0 : side
    noteChange(of: entering)
    noteChange(of: leaving)
    for index in 0..<Int(column.count) {
      let entry = tableau.columns[column, index]
      tableau.substitute(entry, by: entering)
      noteChange(of: entry.row)
    }
    tableau.columns.release(&column)
    if !ignoresCosts { spreadSlope(of: entering) }
  }

  /// Expresses in other symbols what the objective charges for one that has become basic.
  private mutating func spreadSlope(of entering: Int32) {
    let symbol = tableau.symbols[Int(entering)]
    for index in 0..<objective.slots.count {
      let slot = objective.slots[index]
      var slope = objective[entering, slot]
      objective[entering, slot] = 0
      if symbol.side != 0, symbol.cost(symbol.side) == slot { slope += Double(symbol.side) }
      if abs(slope) >= Tolerance.coefficient {
        addToSlopes(rowOf: entering, slot: slot, factor: slope)
      }
    }
  }
}
