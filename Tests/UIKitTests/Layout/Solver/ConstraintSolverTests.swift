import Testing
import UIKit

@Suite struct ConstraintSolverTests {
  private func equal(
    _ terms: [(Int, Double)], _ constant: Double, _ penalty: Penalty = .required
  ) -> NotedConstraint {
    NotedConstraint(
      terms: terms.map { ($0.0, $0.1) }, constant: constant, above: penalty, below: penalty)
  }

  @Test func `an unknown without constraints is zero`() {
    let harness = SolverHarness(variableCount: 1)
    #expect(harness.values == [0])
  }

  @Test func `one constraint of a higher priority outweighs a thousand of a lower one`() {
    var harness = SolverHarness(variableCount: 1)
    for _ in 0..<1000 { harness.add(equal([(0, 1)], 0, .priority(249))) }
    harness.add(equal([(0, 1)], 100, .priority(250)))
    _ = harness.solver.solve()
    #expect(harness.values == [100])
  }

  @Test func `priorities that differ by a fraction are still different`() {
    var harness = SolverHarness(variableCount: 1)
    harness.add(equal([(0, 1)], 1, .priority(500)))
    harness.add(equal([(0, 1)], 2, .priority(500.25)))
    _ = harness.solver.solve()
    #expect(harness.values == [2])
  }

  @Test func `a size is pulled with one priority and pushed with another`() {
    var harness = SolverHarness(variableCount: 1)
    harness.add(
      NotedConstraint(
        terms: [(0, 1)], constant: 50, above: .priority(250), below: .priority(750)))
    let want = harness.add(equal([(0, 1)], 90, .priority(500)))
    _ = harness.solver.solve()
    #expect(harness.values == [90])
    harness.setConstant(10, of: want)
    _ = harness.solver.solve()
    #expect(harness.values == [50])
  }

  @Test func `a removed constraint no longer counts`() {
    var harness = SolverHarness(variableCount: 2)
    harness.add(equal([(0, 1), (1, -1)], 5))
    let strong = harness.add(equal([(1, 1)], 10))
    harness.add(equal([(0, 1)], 1, .priority(1)))
    #expect(harness.solveAndCheck().isEmpty)
    #expect(harness.values == [15, 10])
    harness.remove(strong)
    #expect(harness.solveAndCheck().isEmpty)
    #expect(harness.values == [1, -4])
  }

  @Test func `of contradicting constraints the cheapest is given up, of equals the last one`() {
    var harness = SolverHarness(variableCount: 1)
    let first = harness.add(equal([(0, 1)], 1), breakingCost: 1)
    let cheap = harness.add(equal([(0, 1)], 2), breakingCost: 0)
    let conflict = harness.solver.solve().first
    #expect(conflict?.members == [first, cheap])
    #expect(conflict?.broken == cheap)
    #expect(harness.values == [1])
    let last = harness.add(equal([(0, 1)], 3), breakingCost: 1)
    let second = harness.solver.solve().first
    #expect(second?.members == [first, last])
    #expect(second?.broken == last)
    let areLeft = [first, last].map { harness.solver.contains($0) }
    #expect(areLeft == [true, false])
  }

  @Test func `constraints that have no part in a contradiction are not blamed`() {
    var harness = SolverHarness(variableCount: 3)
    harness.add(equal([(2, 1)], 7))
    let first = harness.add(equal([(0, 1), (1, -1)], 0))
    let second = harness.add(equal([(0, 1)], 1))
    harness.add(equal([(2, 1), (1, 1)], 0, .priority(1)))
    let third = harness.add(equal([(1, 1)], 2))
    let members = harness.solver.solve().map(\.members)
    #expect(members == [[first, second, third]])
  }

  @Test func `an unknown is ambiguous if another value would do as well`() {
    var harness = SolverHarness(variableCount: 3)
    harness.add(equal([(0, 1)], 4))
    harness.add(
      NotedConstraint(terms: [(1, 1)], constant: 10, above: .none, below: .required))
    harness.add(equal([(1, 1), (2, -1)], 0, .priority(10)))
    _ = harness.solver.solve()
    #expect(harness.ambiguities == [false, true, true])
    harness.add(equal([(2, 1)], 10, .priority(1)))
    _ = harness.solver.solve()
    #expect(harness.ambiguities == [false, false, false])
  }

  @Test func `two sizes that share a lack of room are ambiguous at equal priorities alone`() {
    var harness = SolverHarness(variableCount: 2)
    harness.add(equal([(0, 1), (1, 1)], 100))
    harness.add(equal([(0, 1)], 80, .priority(750)))
    let second = harness.add(equal([(1, 1)], 80, .priority(750)))
    _ = harness.solver.solve()
    #expect(harness.ambiguities[0])
    harness.setPenalties(above: .priority(751), below: .priority(751), of: second)
    _ = harness.solver.solve()
    #expect(harness.ambiguities[0] == false)
    #expect(harness.values == [20, 80])
  }

  @Test func `an unknown that cannot be negative is not, and is not blamed`() {
    var harness = SolverHarness(variableCount: 2, boundCount: 1)
    harness.add(equal([(0, 1)], -5, .priority(10)))
    let sum = harness.add(equal([(0, 1), (1, 1)], 10))
    _ = harness.solver.solve()
    #expect(harness.values == [0, 10])
    let large = harness.add(equal([(1, 1)], 11))
    let members = harness.solver.solve().map(\.members)
    #expect(members == [[sum, large]])
    #expect(harness.values == [0, 10])
  }

  @Test func `changes are handed over once each`() {
    var harness = SolverHarness(variableCount: 3)
    let width = harness.add(equal([(0, 1)], 4))
    harness.add(equal([(1, 1), (0, -2)], 0))
    harness.add(equal([(2, 1)], 9))
    _ = harness.solver.solve()
    harness.solver.collectChanges { _ in }
    harness.setConstant(5, of: width)
    _ = harness.solver.solve()
    var changed: Set<SolverVariable> = []
    harness.solver.collectChanges { changed.insert($0) }
    #expect(changed == [harness.variables[0], harness.variables[1]])
  }

  @Test func `a copy goes its own way`() {
    var harness = SolverHarness(variableCount: 1)
    harness.add(equal([(0, 1)], 4, .priority(1)))
    _ = harness.solver.solve()
    var copy = ConstraintSolver(copying: harness.solver)
    var terms = FlatArray<SolverTerm>()
    terms.append(SolverTerm(harness.variables[0]))
    _ = copy.add(terms, equals: 8, above: .required, below: .required)
    _ = copy.solve()
    #expect(copy.value(of: harness.variables[0]) == 8)
    #expect(harness.values == [4])
  }

  @Test func `an edit in one part of a system does no work in the others`() {
    var harness = SolverHarness(variableCount: 200)
    var firsts: [SolverConstraint] = []
    for part in 0..<100 {
      firsts.append(harness.add(equal([(2 * part, 1)], 10)))
      harness.add(equal([(2 * part, 1), (2 * part + 1, 1)], 100))
      harness.add(equal([(2 * part + 1, 1)], 5, .priority(250)))
    }
    _ = harness.solver.solve()
    harness.solver.collectChanges { _ in }
    let pivots = harness.solver.pivotCount
    harness.setConstant(20, of: firsts[50])
    _ = harness.solver.solve()
    var changed = 0
    harness.solver.collectChanges { _ in changed += 1 }
    #expect(changed == 2)
    let laterPivots = harness.solver.pivotCount
    #expect(laterPivots == pivots)
  }

  @Test func `memory of removed constraints and unknowns is used again`() {
    var harness = SolverHarness(variableCount: 2)
    harness.add(equal([(0, 1)], 3))
    for round in 0..<1000 {
      let added = harness.add(equal([(0, 1), (1, -1)], Double(round)))
      _ = harness.solver.solve()
      #expect(harness.values == [3, 3 - Double(round)])
      harness.remove(added)
    }
    let extra = harness.solver.makeVariable()
    harness.solver.removeVariable(extra)
    let again = harness.solver.makeVariable()
    #expect(again == extra)
  }
}
