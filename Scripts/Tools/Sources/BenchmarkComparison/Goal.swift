import Foundation

/// What a contender is to reach on a workload, by the minimum of its rounds.
///
/// With a contender to stand `against` (on `againstWorkload`, if that is another), the bound is on
/// the ratio of the two; without one it is on the figure itself, which on another machine is only a
/// guide.
package struct Goal: Codable, Sendable {
  package let workload: String
  package let contender: String
  package let against: String?
  package let againstWorkload: String?
  /// The contender takes at most this many times what the other takes, or at most this much.
  package let atMost: Double?
  /// The contender is at least this many times as fast as the other.
  package let timesFaster: Double?

  package enum Outcome: Equatable, Sendable {
    case met(Double)
    case missed(Double)
    /// The goal bounds a figure, not a ratio, and this machine's is beyond it.
    case beyondGuide(Double)
    /// Nobody measured the contender, or the other, on the workload.
    case notMeasured
    /// The other is not on this machine.
    case skipped
  }

  package func outcome(in results: Results) -> Outcome {
    let other = against.flatMap { results.entry(againstWorkload ?? workload, $0) }
    if let against, other == nil, results.isSkipped(against) { return .skipped }
    guard let own = results.entry(workload, contender), against == nil || other != nil else {
      return results.isSkipped(contender) ? .skipped : .notMeasured
    }
    guard let other else {
      return own.minimum <= (atMost ?? .infinity) ? .met(own.minimum) : .beyondGuide(own.minimum)
    }
    if let timesFaster {
      let times = other.minimum / own.minimum
      return times >= timesFaster ? .met(times) : .missed(times)
    }
    let ratio = own.minimum / other.minimum
    return ratio <= (atMost ?? .infinity) ? .met(ratio) : .missed(ratio)
  }

  package static func goals(json: Data) throws -> [Goal] {
    let goals = try JSONDecoder().decode([Goal].self, from: json)
    for goal in goals where !goal.isSound { throw Unsound(goal: goal.summary) }
    return goals
  }

  /// Thrown for a goal that has no bound, or a factor against nobody.
  package struct Unsound: Error, CustomStringConvertible, Equatable {
    package let goal: String

    package var description: String {
      "the goal '\(goal)' needs either atMost, or timesFaster and against"
    }
  }

  private var isSound: Bool {
    (atMost != nil) != (timesFaster != nil) && (timesFaster == nil || against != nil)
  }

  /// The goal in words.
  package var summary: String {
    let other = [against, againstWorkload.map { "on \($0)" }].compactMap { $0 }.joined(
      separator: " ")
    let bound =
      timesFaster.map { "≥ \(short($0))× as fast as \(other)" }
      ?? atMost.map { other.isEmpty ? "≤ \(short($0))" : "≤ \(short($0)) × \(other)" } ?? ""
    return "\(workload): \(contender) \(bound)"
  }
}
