/// Solves linear constraints with priorities, and keeps them solved while they change.
///
/// After the Cassowary algorithm of Badros, Borning and Stuckey: a simplex tableau in which
/// unknowns are free and constraints are edited in place. Three things differ:
///
/// - A constraint has one *marker*, the signed distance of its expression from its constant, with a
///   cost for either side (``Penalty``), where the paper has slack, dummy and two error variables.
///   An equality, an inequality, and a content size that is pulled at with two priorities are all
///   one row.
/// - The objective has a level for each priority (``Objective``), so priorities never mix.
/// - Constraints are added, and constants edited, by the dual simplex method alone; only a removal,
///   or a changed priority, needs the primal one. Either is run when it is needed, not after each
///   call.
///
/// Pivots take the symbol with the smallest number among equals (Bland's rule), so that nothing
/// cycles and equal calls give equal results in every process. Where a solution is not unique the
/// one found depends on the order of calls.
///
/// Not for use from two threads at once.
package struct ConstraintSolver: ~Copyable {
  var tableau = Tableau()
  var objective = Objective()
  /// Basic markers whose value may contradict their side.
  var misplaced = SymbolSet()
  /// Symbols that are not basic and whose growth or shrinking may lower the costs.
  var attractive = SymbolSet()
  /// While true, only forbidden sides count: the first of two phases of a solution from anywhere.
  var ignoresCosts = false
  var definitions = FlatArray<SolverDefinition>(firstCapacity: 256)
  var terms = BlockPool<SolverTerm>()
  /// Whether the solution must be sought anew, from a basis that is neither feasible nor optimal.
  var needsRestart = false
  var conflicts: [SolverConflict] = []
  var changedVariables = FlatArray<SolverVariable>()
  /// Whether some unknown was made that cannot be negative.
  private(set) var hasBoundUnknowns = false
  /// Whether a conflict is worth the time that it takes to find the fewest constraints that make it
  /// up.
  var explainsConflicts = true
  private var nextSequence = 0
  /// How many symbols there is room for, unused ones included.
  package var symbolCount: Int { tableau.symbols.count }
  /// How many pivots were made so far.
  package internal(set) var pivotCount = 0
  /// Sums the terms of the constraint that is being added; zero at rest.
  private var sums = FlatArray<Double>(firstCapacity: 256)
  private var summed = FlatArray<Int32>(firstCapacity: 64)

  package init() {}

  /// A solver of its own in the same state.
  package init(copying other: borrowing ConstraintSolver) {
    tableau = Tableau(copying: other.tableau)
    objective = Objective(copying: other.objective)
    misplaced = SymbolSet(copying: other.misplaced)
    attractive = SymbolSet(copying: other.attractive)
    definitions = FlatArray(copying: other.definitions)
    terms = BlockPool(copying: other.terms)
    needsRestart = other.needsRestart
    conflicts = other.conflicts
    changedVariables = FlatArray(copying: other.changedVariables)
    nextSequence = other.nextSequence
    hasBoundUnknowns = other.hasBoundUnknowns
    sums = FlatArray(copying: other.sums)
  }

  /// Makes an unknown. It is zero until constraints say otherwise.
  ///
  /// One that cannot be negative is so without a constraint: no conflict names that.
  package mutating func makeVariable(canBeNegative: Bool = true) -> SolverVariable {
    let symbol = makeSymbol(.variable)
    if !canBeNegative {
      tableau.symbols[Int(symbol)].below = .forbidden
      hasBoundUnknowns = true
    }
    return SolverVariable(symbol: symbol)
  }

  /// Forgets an unknown that no constraint mentions any more.
  package mutating func removeVariable(_ variable: SolverVariable) {
    solvePending()
    removeSymbol(variable.symbol)
  }

  /// The value of an unknown after the last ``solve()``.
  @inline(__always) package func value(of variable: SolverVariable) -> Double {
    let symbol = tableau.symbols[Int(variable.symbol)]
    return symbol.isBasic ? symbol.constant : 0
  }

  /// How far the constraint's expression lies above its constant.
  package func deviation(of constraint: SolverConstraint) -> Double {
    let symbol = tableau.symbols[Int(constraint.symbol)]
    return symbol.isBasic ? symbol.constant : 0
  }

  /// Adds the constraint that the sum of the terms equals the constant, as far as the penalties
  /// ask.
  ///
  /// - Parameters:
  ///   - above: What it costs that the sum is larger than the constant.
  ///   - below: What it costs that the sum is smaller.
  ///   - breakingCost: Of required constraints that contradict each other the one with the lowest
  ///     cost is given up.
  package mutating func add(
    _ list: borrowing FlatArray<SolverTerm>, equals constant: Double, above: Penalty,
    below: Penalty, breakingCost: Int = 0
  ) -> SolverConstraint {
    precondition(above != .none || below != .none, "UIKit solver: a constraint that asks nothing")
    restoreOptimum()
    let marker = makeSymbol(.marker)
    tableau.symbols[Int(marker)].above = cost(of: above)
    tableau.symbols[Int(marker)].below = cost(of: below)
    define(marker, list, constant: constant, breakingCost: breakingCost)
    var value = -constant
    for index in 0..<list.count { value += sum(list[index]) }
    if let subject = freeSubject() ?? boundSubject(value: value) {
      introduce(subject, marker: marker, value: value)
    } else {
      tableau.beginRow(marker, constant: value)
      for index in 0..<summed.count { linkSum(summed[index], to: marker, factor: 1) }
      settleSide(of: marker)
    }
    clearSums()
    return SolverConstraint(symbol: marker, sequence: nextSequence - 1)
  }

  // MARK: Adding

  mutating func makeSymbol(_ role: SymbolRole) -> Int32 {
    let symbol = tableau.makeSymbol(role)
    let count = tableau.symbols.count
    objective.extend(toSymbols: count)
    sums.extend(to: count, filling: 0)
    definitions.extend(to: count, filling: SolverDefinition())
    return symbol
  }

  mutating func removeSymbol(_ symbol: Int32) {
    tableau.removeSymbol(symbol)
    objective.clear(symbol)
    misplaced.remove(symbol)
    attractive.remove(symbol)
    terms.release(&definitions[Int(symbol)].terms)
    definitions[Int(symbol)] = SolverDefinition()
  }

  mutating func cost(of penalty: Penalty) -> SideCost {
    switch penalty {
    case .none: .free
    case .required: .forbidden
    case .priority(let priority): objective.retain(priority)
    }
  }

  private mutating func define(
    _ marker: Int32, _ list: borrowing FlatArray<SolverTerm>, constant: Double, breakingCost: Int
  ) {
    var definition = SolverDefinition(
      constant: constant, breakingCost: breakingCost, sequence: nextSequence)
    nextSequence += 1
    for index in 0..<list.count { terms.append(list[index], to: &definition.terms) }
    definitions[Int(marker)] = definition
  }

  /// Adds a term to the sums, in symbols that are not basic; returns what it adds to the constant.
  private mutating func sum(_ term: SolverTerm) -> Double {
    let symbol = term.variable.symbol
    guard tableau.symbols[Int(symbol)].isBasic else {
      addSum(symbol, term.coefficient)
      return 0
    }
    for index in 0..<tableau.rowLength(symbol) {
      let entry = tableau.rowEntry(symbol, index)
      addSum(entry.symbol, entry.coefficient * term.coefficient)
    }
    return tableau.symbols[Int(symbol)].constant * term.coefficient
  }

  @inline(__always) private mutating func addSum(_ symbol: Int32, _ coefficient: Double) {
    // A sum that came back to zero is listed twice; the first visit takes it.
    if sums[Int(symbol)] == 0 { summed.append(symbol) }
    sums[Int(symbol)] += coefficient
  }

  private mutating func linkSum(_ symbol: Int32, to row: Int32, factor: Double) {
    let coefficient = sums[Int(symbol)] * factor
    sums[Int(symbol)] = 0
    if abs(coefficient) >= Tolerance.coefficient { tableau.link(row, symbol, coefficient) }
  }

  private mutating func clearSums() {
    for index in 0..<summed.count { sums[Int(summed[index])] = 0 }
    summed.removeAll()
  }

  /// The unknown of any sign that is cheapest to express by the new constraint.
  private func freeSubject() -> Int32? {
    var best: Int32?
    var bestLength = Int.max
    for index in 0..<summed.count {
      let symbol = summed[index]
      guard tableau.symbols[Int(symbol)].isFree,
        abs(sums[Int(symbol)]) >= Tolerance.coefficient
      else { continue }
      let length = tableau.columnLength(symbol)
      if length < bestLength || (length == bestLength && symbol < best ?? .max) {
        best = symbol
        bestLength = length
      }
    }
    return best
  }

  /// An unknown that cannot be negative, and would not be if the new constraint expressed it; it
  /// must cost nothing so far.
  private func boundSubject(value: Double) -> Int32? {
    var best: Int32?
    for index in 0..<summed.count {
      let symbol = summed[index]
      let coefficient = sums[Int(symbol)]
      guard tableau.symbols[Int(symbol)].role == .variable, symbol < best ?? .max,
        abs(coefficient) >= Tolerance.coefficient, -value / coefficient >= 0,
        isWithoutSlope(symbol)
      else { continue }
      best = symbol
    }
    return best
  }

  private func isWithoutSlope(_ symbol: Int32) -> Bool {
    for index in 0..<objective.slots.count {
      if abs(objective[symbol, objective.slots[index]]) > Tolerance.coefficient { return false }
    }
    return true
  }

  /// Makes an unknown basic by a new constraint, whose marker thereby is zero.
  private mutating func introduce(_ subject: Int32, marker: Int32, value: Double) {
    let factor = -1 / sums[Int(subject)]
    sums[Int(subject)] = 0
    var column = tableau.symbols[Int(subject)].block
    tableau.symbols[Int(subject)].block = .empty
    tableau.beginRow(subject, constant: value * factor)
    tableau.symbols[Int(subject)].side = tableau.symbols[Int(subject)].isFree ? 0 : 1
    for index in 0..<summed.count { linkSum(summed[index], to: subject, factor: factor) }
    tableau.link(subject, marker, -factor)
    noteChange(of: subject)
    for index in 0..<Int(column.count) {
      let entry = tableau.columns[column, index]
      tableau.substitute(entry, by: subject)
      noteChange(of: entry.row)
    }
    tableau.columns.release(&column)
  }
}
