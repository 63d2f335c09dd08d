extension ConstraintSolver {
  /// Whether another solution of the same costs gives the unknown another value.
  ///
  /// Call it after ``solve()``. Where the tableau alone does not tell, copies of the system are
  /// asked to move the unknown, at a priority beneath all others; that takes time, so this is for
  /// questions, not for layout.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    let id = variable.symbol
    guard tableau.symbols[Int(id)].isBasic else {
      return tableau.symbols[Int(id)].isFree || (mayMove(id) && canMove(variable, by: 1))
    }
    guard (0..<tableau.rowLength(id)).contains(where: { mayMove(tableau.rowEntry(id, $0).symbol) })
    else { return false }
    return canMove(variable, by: 1) || canMove(variable, by: -1)
  }

  /// Whether some direction of a symbol that is not basic costs nothing.
  private func mayMove(_ id: Int32) -> Bool {
    [Int8(1), -1].contains { direction in
      guard tableau.symbols[Int(id)].cost(direction) != .forbidden else { return false }
      return (0..<objective.slots.count).allSatisfy {
        abs(price(id, direction, objective.slots[$0])) <= Tolerance.slope
      }
    }
  }

  private func canMove(_ variable: SolverVariable, by step: Double) -> Bool {
    var probe = ConstraintSolver(copying: self)
    let before = probe.value(of: variable)
    var terms = FlatArray<SolverTerm>(firstCapacity: 1)
    terms.append(SolverTerm(variable))
    let pull = Penalty.priority(-.greatestFiniteMagnitude)
    _ = probe.add(terms, equals: before + step, above: pull, below: pull)
    _ = probe.solve()
    return abs(probe.value(of: variable) - before) > Tolerance.value * 100
  }
}
