/// A constraint as it was given, for explanations and for checks.
struct SolverDefinition: BitwiseCopyable {
  /// The terms, in the solver's pool.
  var terms = Block.empty
  var constant = 0.0
  var breakingCost = 0
  /// Constraints that were added later have larger numbers; −1 where there is no constraint.
  var sequence = -1
}
