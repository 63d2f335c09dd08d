import Foundation

/// Everything as JSON, for whoever compares runs: the figures of every round, and what became of
/// the goals.
package struct Export: Encodable {
  private struct Figure: Encodable {
    let workload: String
    let contender: String
    let unit: String
    let minimum: Double
    let median: Double
    let values: [Double]
  }

  private struct Skip: Encodable {
    let contender: String
    let reason: String
  }

  private struct Verdict: Encodable {
    let goal: Goal
    let outcome: String
    let figure: Double?
  }

  private let machine: [String: String]
  private let figures: [Figure]
  private let skipped: [Skip]
  private let goals: [Verdict]

  package init(_ results: Results, goals: [Goal], machine: [String: String]) {
    self.machine = machine
    figures = results.entries.map {
      Figure(
        workload: $0.workload, contender: $0.contender, unit: $0.unit, minimum: $0.minimum,
        median: $0.median, values: $0.values)
    }
    skipped = results.skipped.map { Skip(contender: $0.contender, reason: $0.reason) }
    self.goals = goals.map { goal in
      switch goal.outcome(in: results) {
      case .met(let figure): Verdict(goal: goal, outcome: "met", figure: figure)
      case .missed(let figure): Verdict(goal: goal, outcome: "missed", figure: figure)
      case .beyondGuide(let figure): Verdict(goal: goal, outcome: "beyond guide", figure: figure)
      case .notMeasured: Verdict(goal: goal, outcome: "not measured", figure: nil)
      case .skipped: Verdict(goal: goal, outcome: "skipped", figure: nil)
      }
    }
  }

  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
