import BenchmarkComparison
import Testing

@Suite struct ResultsTests {
  @Test func `minimum and median are those of all rounds`() throws {
    let results = try results(
      "R1 ours 5 ns", "R1 ours 3 ns", "R1 ours 9 ns", "R1 peer 4 ns", "R1 peer 6 ns")
    let ours = try #require(results.entry("R1", "ours"))
    #expect(ours.minimum == 3)
    #expect(ours.median == 5)
    #expect(results.entry("R1", "peer")?.median == 5)
    #expect(results.entry("R2", "peer") == nil)
  }

  @Test(arguments: [
    "", "warming up", "{}", #"{"contender": "a", "workload": "b", "unit": "ns"}"#,
    #"{"workload": "b", "value": 1, "unit": "ns"}"#,
  ])
  func `a line that is neither figure nor reason is refused`(line: String) {
    #expect(throws: Report.Unreadable(line: line)) { try Report(line: line) }
  }

  @Test func `a contender that is skipped in every round is named once`() throws {
    let skip = try Report(line: #"{"contender": "qt", "skipped": "not installed"}"#)
    let results = Results([skip, skip])
    #expect(results.skipped.map(\.reason) == ["not installed"])
    #expect(results.isSkipped("qt"))
    #expect(!results.isSkipped("gtk"))
  }
}

/// Results from words: workload, contender, value, unit.
func results(_ figures: String...) throws -> Results {
  Results(
    try figures.map { figure in
      let words = figure.split(separator: " ")
      return try Report(
        line: """
          {"workload": "\(words[0])", "contender": "\(words[1])", "value": \(words[2]), \
          "unit": "\(words[3])"}
          """)
    })
}
