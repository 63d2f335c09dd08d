import Testing
import UIKit

/// A solver beside notes of what it was asked, so that its answers can be checked.
struct SolverHarness: ~Copyable {
  var solver = ConstraintSolver()
  var variables: [SolverVariable] = []
  private(set) var notes: [(handle: SolverConstraint, constraint: NotedConstraint)] = []
  private(set) var conflicts: [SolverConflict] = []
  private var problems: [String] = []

  /// The first variables cannot be negative, so many as asked for.
  private let boundCount: Int

  init(variableCount: Int, boundCount: Int = 0) {
    self.boundCount = boundCount
    for index in 0..<variableCount {
      variables.append(solver.makeVariable(canBeNegative: index >= boundCount))
    }
  }

  /// What holds without being a constraint.
  private var bounds: [NotedConstraint] {
    (0..<boundCount).map {
      NotedConstraint(terms: [($0, 1)], constant: 0, above: .none, below: .required)
    }
  }

  var values: [Double] {
    variables.map { solver.value(of: $0) }
  }

  var ambiguities: [Bool] {
    variables.map { solver.isAmbiguous($0) }
  }

  @discardableResult
  mutating func add(_ constraint: NotedConstraint, breakingCost: Int = 0) -> SolverConstraint {
    var terms = FlatArray<SolverTerm>()
    for term in constraint.terms {
      terms.append(SolverTerm(variables[term.variable], term.coefficient))
    }
    let handle = solver.add(
      terms, equals: constraint.constant, above: constraint.above, below: constraint.below,
      breakingCost: breakingCost)
    notes.append((handle, constraint))
    return handle
  }

  mutating func remove(_ handle: SolverConstraint) {
    noteConflicts()
    solver.remove(handle)
    notes.removeAll { $0.handle == handle }
  }

  mutating func setConstant(_ constant: Double, of handle: SolverConstraint) {
    solver.setConstant(constant, of: handle)
    for index in notes.indices where notes[index].handle == handle {
      notes[index].constraint.constant = constant
    }
  }

  mutating func setPenalties(above: Penalty, below: Penalty, of handle: SolverConstraint) {
    noteConflicts()
    solver.setPenalties(above: above, below: below, of: handle)
    for index in notes.indices where notes[index].handle == handle {
      notes[index].constraint.above = above
      notes[index].constraint.below = below
    }
  }

  /// Solves, and returns what is wrong with the answer.
  mutating func solveAndCheck() -> [String] {
    noteConflicts()
    defer { problems.removeAll() }
    #if DEBUG
      problems += solver.violatedInvariants()
    #endif
    let values = values
    for bound in bounds where bound.deviation(at: values) < -1e-6 {
      problems.append("an unknown is negative")
    }
    var costs: [Float: Double] = [:]
    for (handle, constraint) in notes {
      let deviation = constraint.deviation(at: values)
      switch deviation > 0 ? constraint.above : constraint.below {
      case .none: break
      case .required:
        if abs(deviation) > 1e-6 { problems.append("required \(handle) is off by \(deviation)") }
      case .priority(let priority): costs[priority, default: 0] += abs(deviation)
      }
    }
    problems += compare(costs)
    return problems
  }

  /// Solves what is pending, checking the conflicts against what they were made of.
  private mutating func noteConflicts() {
    for conflict in solver.solve() {
      problems += check(conflict)
      conflicts.append(conflict)
      notes.removeAll { $0.handle == conflict.broken }
    }
  }

  private func compare(_ costs: [Float: Double]) -> [String] {
    let lowest = ReferenceLinearProgram.lowestCosts(
      notes.map(\.constraint) + bounds, variableCount: variables.count)
    guard let lowest else { return ["the rest of the required constraints contradict each other"] }
    for (priority, cost) in lowest where abs(cost - costs[priority, default: 0]) > 1e-5 {
      return ["priority \(priority) costs \(costs[priority, default: 0]) instead of \(cost)"]
    }
    return []
  }

  /// A conflict must be one, and none without any one of its members.
  private func check(_ conflict: SolverConflict) -> [String] {
    let members = conflict.members.compactMap { member in
      notes.first { $0.handle == member }?.constraint
    }
    guard members.count == conflict.members.count, conflict.members.contains(conflict.broken) else {
      return ["a conflict names what is not there"]
    }
    if isPossible(members) { return ["a conflict is none"] }
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      if !isPossible(rest) { return ["a conflict of \(members.count) is not minimal"] }
    }
    return []
  }

  private func isPossible(_ constraints: [NotedConstraint]) -> Bool {
    ReferenceLinearProgram.lowestCosts(constraints + bounds, variableCount: variables.count) != nil
  }
}
