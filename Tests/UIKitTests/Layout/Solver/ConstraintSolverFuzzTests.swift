import Testing
import UIKit

/// Random systems, changed at random, checked after each solution against a solver of another kind.
@Suite struct ConstraintSolverFuzzTests {
  @Test(arguments: UInt64(0)..<24)
  func `every answer meets the required constraints at the lowest costs in order`(seed: UInt64) {
    run(seed: seed, requiredShare: 0.25, steps: 40)
  }

  @Test(arguments: UInt64(1000)..<1016)
  func `systems full of required constraints give minimal conflicts`(seed: UInt64) {
    run(seed: seed, requiredShare: 0.7, steps: 40)
  }

  @Test(arguments: UInt64(2000)..<2002)
  func `long lives keep their answers right`(seed: UInt64) {
    run(seed: seed, requiredShare: 0.3, steps: 300)
  }

  private func run(seed: UInt64, requiredShare: Double, steps: Int) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...7, using: &random)
    var harness = SolverHarness(
      variableCount: count, boundCount: Int.random(in: 0...count, using: &random))
    for step in 0..<steps {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        change(&harness, requiredShare: requiredShare, &random)
      }
      let problems = harness.solveAndCheck()
      #expect(problems.isEmpty, "seed \(seed), step \(step)")
      if !problems.isEmpty { return }
    }
  }

  private func change(
    _ harness: inout SolverHarness, requiredShare: Double, _ random: inout SplitMix
  ) {
    let live = harness.notes.map(\.handle)
    let choice = Int.random(in: 0..<10, using: &random)
    guard let some = live.randomElement(using: &random), choice >= 5 || live.count > 14 else {
      let breakingCost = Int.random(in: 0...2, using: &random)
      let constraint = randomConstraint(harness.variables.count, requiredShare, &random)
      harness.add(constraint, breakingCost: breakingCost)
      return
    }
    switch choice {
    case 5, 6, 0, 1: harness.remove(some)
    case 7:
      let (above, below) = randomPenalties(requiredShare, &random)
      harness.setPenalties(above: above, below: below, of: some)
    default: harness.setConstant(Double(Int.random(in: -50...50, using: &random)), of: some)
    }
  }

  private func randomConstraint(
    _ variableCount: Int, _ requiredShare: Double, _ random: inout SplitMix
  ) -> NotedConstraint {
    let count = Int.random(in: 1...min(3, variableCount), using: &random)
    let variables = Array(0..<variableCount).shuffled(using: &random).prefix(count)
    let coefficients = [1, -1, 1, -1, 2, 0.5, -0.5, 3, 1.0 / 3]
    let (above, below) = randomPenalties(requiredShare, &random)
    return NotedConstraint(
      terms: variables.map { ($0, coefficients.randomElement(using: &random)!) },
      constant: Double(Int.random(in: -50...50, using: &random)), above: above, below: below)
  }

  private func randomPenalties(
    _ requiredShare: Double, _ random: inout SplitMix
  ) -> (above: Penalty, below: Penalty) {
    let penalty = { (random: inout SplitMix) -> Penalty in
      Double.random(in: 0..<1, using: &random) < requiredShare
        ? .required : .priority([999, 750, 250, 249.5, 50].randomElement(using: &random)!)
    }
    let first = penalty(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (first, .none)
    case 1: return (.none, first)
    case 2: return (first, first)
    default: return (first, penalty(&random))
    }
  }
}
