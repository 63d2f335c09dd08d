import BenchmarkComparison
import Foundation
import Testing

@Suite struct TableTests {
  @Test func `a table has a line for each contender and the ratio to the first`() throws {
    let results = try results(
      "R1 engine 2 ns", "R1 naive 60 ns", "W1 engine 0.05 us", "R1 engine 3 ns", "R1 naive 70 ns")
    let goals = try Goal.goals(
      json: Data(
        #"""
        [{"workload": "R1", "contender": "engine", "against": "naive", "timesFaster": 40},
         {"workload": "W2", "contender": "engine", "atMost": 3}]
        """#.utf8))
    #expect(
      Table(results, goals: goals).text == """
        workload  contender  minimum  median  unit  ratio
        R1        engine        2.00    2.50  ns    1.00×
        R1        naive         60.0    65.0  ns    30.0×
        W1        engine      0.0500  0.0500  us    1.00×

        MISSED (30.0)  R1: engine ≥ 40.0× as fast as naive
        NOT MEASURED   W2: engine ≤ 3.00

        """)
  }

  @Test func `the export holds the figures of every round`() throws {
    let export = Export(
      try results("R1 engine 2 ns", "R1 engine 3 ns"), goals: [], machine: ["swift": "6.3"])
    let json = String(decoding: try export.json(), as: UTF8.self)
    for part in ["\"median\" : 2.5", "\"minimum\" : 2", "\"swift\" : \"6.3\""] {
      #expect(json.contains(part))
    }
  }
}
