extension ConstraintSolver {
  /// Whether the constraint is in force: added, and neither removed nor given up since.
  package func contains(_ constraint: SolverConstraint) -> Bool {
    Int(constraint.symbol) < definitions.count
      && definitions[Int(constraint.symbol)].sequence == constraint.sequence
  }

  /// The constant that a constraint's expression should equal; nil if it is not in force.
  package func constant(of constraint: SolverConstraint) -> Double? {
    contains(constraint) ? definitions[Int(constraint.symbol)].constant : nil
  }

  /// The constraints on which an unknown's value hangs, in no order that means anything.
  package func constraintsBehind(_ variable: SolverVariable) -> [SolverConstraint] {
    guard tableau.symbols[Int(variable.symbol)].isBasic else { return [] }
    return (0..<tableau.rowLength(variable.symbol)).compactMap { index in
      let symbol = tableau.rowEntry(variable.symbol, index).symbol
      guard tableau.symbols[Int(symbol)].role == .marker else { return nil }
      return SolverConstraint(symbol: symbol, sequence: definitions[Int(symbol)].sequence)
    }
  }

  /// Removes a constraint; nothing happens if it is not in force.
  package mutating func remove(_ constraint: SolverConstraint) {
    restoreFeasibility()
    guard contains(constraint) else { return }
    let marker = constraint.symbol
    if tableau.symbols[Int(marker)].isBasic {
      charge(marker, times: -1)
      tableau.symbols[Int(marker)].side = 0
    }
    releaseCosts(of: marker)
    tableau.symbols[Int(marker)].above = .free
    tableau.symbols[Int(marker)].below = .free
    if !tableau.symbols[Int(marker)].isBasic { makeBasic(marker) }
    removeSymbol(marker)
  }

  /// Moves the constant that a constraint's expression should equal.
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    guard contains(constraint) else { return }
    restoreOptimum()
    let marker = constraint.symbol
    let step = constant - definitions[Int(marker)].constant
    guard step != 0 else { return }
    definitions[Int(marker)].constant = constant
    if tableau.symbols[Int(marker)].isBasic {
      tableau.symbols[Int(marker)].constant -= step
      noteChange(of: marker)
      return
    }
    for index in 0..<tableau.columnLength(marker) {
      let entry = tableau.columnEntry(marker, index)
      tableau.symbols[Int(entry.row)].constant += tableau.coefficient(entry) * step
      noteChange(of: entry.row)
    }
  }

  /// Changes what the sides of a constraint cost.
  package mutating func setPenalties(
    above: Penalty, below: Penalty, of constraint: SolverConstraint
  ) {
    precondition(above != .none || below != .none, "UIKit solver: a constraint that asks nothing")
    restoreFeasibility()
    guard contains(constraint) else { return }
    let marker = constraint.symbol
    let isBasic = tableau.symbols[Int(marker)].isBasic
    if isBasic { setSide(0, of: marker) }
    let newAbove = cost(of: above)
    let newBelow = cost(of: below)
    releaseCosts(of: marker)
    tableau.symbols[Int(marker)].above = newAbove
    tableau.symbols[Int(marker)].below = newBelow
    if isBasic { chooseSide(of: marker) } else { attractive.insert(marker) }
  }

  /// Solves what is pending and returns the conflicts met since the last call, in order.
  package mutating func solve() -> [SolverConflict] {
    solvePending()
    defer { conflicts.removeAll() }
    return conflicts
  }

  /// Hands over the unknowns whose values may have changed since the last call, each once.
  package mutating func collectChanges(_ body: (SolverVariable) -> Void) {
    for index in 0..<changedVariables.count {
      let variable = changedVariables[index]
      guard tableau.symbols[Int(variable.symbol)].isChanged else { continue }
      tableau.symbols[Int(variable.symbol)].isChanged = false
      body(variable)
    }
    changedVariables.removeAll()
  }

  mutating func solvePending() {
    restoreFeasibility()
    restoreOptimum()
    // Where rounding made the second step undo a little of the first.
    if misplaced.smallest() != nil { restoreFeasibility() }
  }

  private mutating func releaseCosts(of marker: Int32) {
    let symbol = tableau.symbols[Int(marker)]
    if symbol.above >= 0 { objective.release(symbol.above) }
    if symbol.below >= 0 { objective.release(symbol.below) }
  }

  /// Brings a marker that has become free into the basis, with no other marker misplaced by it.
  private mutating func makeBasic(_ marker: Int32) {
    let direction = improvingDirection(of: marker) ?? 1
    if let blocker = firstBlocker(of: marker, direction) ?? firstBlocker(of: marker, -direction) {
      pivot(leaving: blocker.row, entering: marker, side: 0)
    } else if let row = newestRow(mentioning: marker) {
      pivot(leaving: row, entering: marker, side: 0)
    }
  }

  /// Of unknowns that only this marker bound, the one that was made last is to be zero.
  private func newestRow(mentioning symbol: Int32) -> Int32? {
    var newest: Int32?
    for index in 0..<tableau.columnLength(symbol) {
      newest = max(newest ?? -1, tableau.columnEntry(symbol, index).row)
    }
    return newest
  }

  /// Puts a basic marker on the side of its value, unless that side is forbidden.
  private mutating func chooseSide(of marker: Int32) {
    let symbol = tableau.symbols[Int(marker)]
    let side: Int8 =
      symbol.constant > Tolerance.value ? 1 : symbol.constant < -Tolerance.value ? -1 : 0
    if side == 0 || symbol.cost(side) == .forbidden {
      settleSide(of: marker)
      if isMisplaced(tableau.symbols[Int(marker)]) { restart() }
    } else {
      setSide(side, of: marker)
    }
  }
}
