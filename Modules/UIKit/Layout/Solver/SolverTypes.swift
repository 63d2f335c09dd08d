/// An unknown of a ``ConstraintSolver``: any real number.
package struct SolverVariable: Hashable, Sendable, BitwiseCopyable {
  let symbol: Int32
}

/// A constraint in a ``ConstraintSolver``.
package struct SolverConstraint: Hashable, Sendable, BitwiseCopyable {
  let symbol: Int32
  /// Tells a constraint from an earlier one whose symbol it took over.
  let sequence: Int
}

/// A variable times a number.
package struct SolverTerm: BitwiseCopyable, Sendable {
  package let variable: SolverVariable
  package let coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// What it costs that an expression lies on one side of the number that it should equal.
package enum Penalty: Equatable, Sendable {
  /// Nothing: that side is as good as the number itself.
  case none
  /// Each unit of distance costs one at this priority. All costs at a higher priority are weighed
  /// before any at a lower one.
  case priority(Float)
  /// That side is forbidden.
  case required
}

/// Required constraints that no solution can meet together.
///
/// The set is minimal: without any one of its members the others could be met.
package struct SolverConflict: Equatable, Sendable {
  package let members: [SolverConstraint]
  /// The member that the solver gave up: the one with the lowest breaking cost, and of several such
  /// the one added last.
  package let broken: SolverConstraint
}
