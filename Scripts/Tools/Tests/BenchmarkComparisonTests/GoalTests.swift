import BenchmarkComparison
import Foundation
import Testing

@Suite struct GoalTests {
  @Test func `times faster is met at the bound and missed below it`() throws {
    let goal = try goal(#""against": "naive", "timesFaster": 30"#)
    #expect(goal.outcome(in: try results("R1 ours 2 ns", "R1 naive 60 ns")) == .met(30))
    #expect(goal.outcome(in: try results("R1 ours 2 ns", "R1 naive 58 ns")) == .missed(29))
  }

  @Test func `at most is met at the bound and missed above it`() throws {
    let goal = try goal(#""against": "qt", "atMost": 1.5"#)
    #expect(goal.outcome(in: try results("R1 ours 3 ns", "R1 qt 2 ns")) == .met(1.5))
    #expect(goal.outcome(in: try results("R1 ours 4 ns", "R1 qt 2 ns")) == .missed(2))
  }

  @Test func `a goal may stand against another workload`() throws {
    let goal = try goal(#""against": "ours", "againstWorkload": "R0", "atMost": 1.2"#)
    #expect(goal.outcome(in: try results("R1 ours 4 ns", "R0 ours 4 ns")) == .met(1))
    #expect(goal.outcome(in: try results("R1 ours 4 ns", "R0 ours 2 ns")) == .missed(2))
  }

  @Test func `a goal on a figure alone is only a guide`() throws {
    let goal = try goal(#""atMost": 100"#)
    #expect(goal.outcome(in: try results("R1 ours 90 B")) == .met(90))
    #expect(goal.outcome(in: try results("R1 ours 110 B")) == .beyondGuide(110))
  }

  @Test func `the best round decides`() throws {
    let goal = try goal(#""against": "naive", "timesFaster": 2"#)
    let rounds = try results("R1 ours 9 ns", "R1 ours 2 ns", "R1 naive 4 ns", "R1 naive 40 ns")
    #expect(goal.outcome(in: rounds) == .met(2))
  }

  @Test func `what was not measured is neither met nor skipped`() throws {
    let goal = try goal(#""against": "naive", "timesFaster": 2"#)
    #expect(goal.outcome(in: try results("R1 ours 9 ns")) == .notMeasured)
    #expect(goal.outcome(in: try results("R1 naive 9 ns")) == .notMeasured)
  }

  @Test func `a goal against a peer that is not here is skipped`() throws {
    let goal = try goal(#""against": "qt", "atMost": 1"#)
    let report = try Report(line: #"{"contender": "qt", "skipped": "not installed"}"#)
    #expect(goal.outcome(in: Results([report])) == .skipped)
  }

  @Test(arguments: [
    "\"against\": \"naive\"", "\"timesFaster\": 3",
    "\"atMost\": 1, \"timesFaster\": 2, \"against\": \"naive\"",
  ])
  func `a goal without one clear bound is refused`(fields: String) {
    #expect(throws: Goal.Unsound.self) { try goal(fields) }
  }
}

private func goal(_ fields: String) throws -> Goal {
  let json = "[{\"workload\": \"R1\", \"contender\": \"ours\", \(fields)}]"
  return try #require(try Goal.goals(json: Data(json.utf8)).first)
}
