extension ConstraintSolver {
  /// Gives up one of the required constraints that together forbid a misplaced marker to move.
  ///
  /// The marker's row is the only linear relation among the markers that it mentions, since all but
  /// the marker itself are independent. So each member has a part in the contradiction, and without
  /// any one of them there is none.
  mutating func giveUpOne(ofRow row: Int32) {
    var members: [SolverConstraint] = []
    note(row, in: &members)
    for index in 0..<tableau.rowLength(row) {
      note(tableau.rowEntry(row, index).symbol, in: &members)
    }
    members.sort { $0.sequence < $1.sequence }
    if hasBoundUnknowns, explainsConflicts { leaveOutBystanders(&members) }
    var broken = members[0]
    for member in members.dropFirst() where breakingCost(member) <= breakingCost(broken) {
      broken = member
    }
    conflicts.append(SolverConflict(members: members, broken: broken))
    let misplacedMarker = tableau.symbols[Int(row)]
    if !ignoresCosts, misplacedMarker.side != 0, misplacedMarker.cost(misplacedMarker.side) >= 0 {
      setSide(0, of: row)
      needsRestart = true
    }
    if broken.symbol != row {
      pivot(leaving: row, entering: broken.symbol, side: 0)
      needsRestart = true
    }
    removeSymbol(broken.symbol)
  }

  /// Seeks the solution anew: first any values that respect every forbidden side, then the lowest
  /// costs.
  ///
  /// It starts from the basis at hand, so it is short where little has changed, but its cost is
  /// that of the whole system and not of what has changed.
  mutating func restart() {
    needsRestart = false
    ignoresCosts = true
    misplaced.removeAll()
    for id in 0..<Int32(tableau.symbols.count) { noteMisplacement(of: id) }
    restoreFeasibility()
    ignoresCosts = false
    needsRestart = false
    rebuildObjective()
    restoreOptimum()
  }

  private mutating func noteMisplacement(of id: Int32) {
    if isMisplaced(tableau.symbols[Int(id)]) { misplaced.insert(id) }
  }

  private mutating func rebuildObjective() {
    for id in 0..<Int32(tableau.symbols.count) { objective.clear(id) }
    for id in 0..<Int32(tableau.symbols.count) {
      let symbol = tableau.symbols[Int(id)]
      if !symbol.isBasic {
        attractive.insert(id)
      } else if !symbol.isFree {
        tableau.symbols[Int(id)].side = symbol.role == .marker ? sideOfValue(symbol) : 1
        charge(id, times: 1)
      }
    }
  }

  private func sideOfValue(_ symbol: Symbol) -> Int8 {
    if symbol.constant > Tolerance.value { return 1 }
    if symbol.constant < -Tolerance.value { return -1 }
    return symbol.above == .free ? 1 : symbol.below == .free ? -1 : 0
  }

  /// Leaves out members without which the others contradict each other all the same.
  ///
  /// There are such only where unknowns cannot be negative: the row may have taken one such bound
  /// for its reason where another would do with fewer constraints.
  private func leaveOutBystanders(_ members: inout [SolverConstraint]) {
    for member in members {
      let others = members.filter { $0 != member }
      if areContradicting(others) { members = others }
    }
  }

  /// Whether constraints contradict each other, or the bounds of their unknowns.
  private func areContradicting(_ constraints: [SolverConstraint]) -> Bool {
    var trial = ConstraintSolver()
    trial.explainsConflicts = false
    var twins: [Int32: SolverVariable] = [:]
    var list = FlatArray<SolverTerm>()
    for constraint in constraints {
      let definition = definitions[Int(constraint.symbol)]
      list.removeAll()
      for index in 0..<Int(definition.terms.count) {
        let term = terms[definition.terms, index]
        let isFree = tableau.symbols[Int(term.variable.symbol)].isFree
        let twin =
          twins[term.variable.symbol] ?? trial.makeVariable(canBeNegative: isFree)
        twins[term.variable.symbol] = twin
        list.append(SolverTerm(twin, term.coefficient))
      }
      let symbol = tableau.symbols[Int(constraint.symbol)]
      _ = trial.add(
        list, equals: definition.constant,
        above: symbol.above == .forbidden ? .required : .none,
        below: symbol.below == .forbidden ? .required : .none)
    }
    return !trial.solve().isEmpty
  }

  private func note(_ symbol: Int32, in members: inout [SolverConstraint]) {
    if tableau.symbols[Int(symbol)].role == .marker { members.append(handle(of: symbol)) }
  }

  private func handle(of marker: Int32) -> SolverConstraint {
    SolverConstraint(symbol: marker, sequence: definitions[Int(marker)].sequence)
  }

  private func breakingCost(_ constraint: SolverConstraint) -> Int {
    definitions[Int(constraint.symbol)].breakingCost
  }
}
