import BenchmarkComparison
import Foundation

/// Reads what benchmarks printed in several rounds, one JSON object a line, from standard input,
/// and prints them side by side:
///
///     compare-benchmarks [--goals FILE] [--json FILE] [--machine NAME=TEXT]… [--check]
///
/// With `--check` it fails if a ratio is missed, or if what a goal speaks of was not measured.
@main
enum CompareBenchmarks {
  static func main() throws {
    var goals: [Goal] = []
    var export: String?
    var machine: [String: String] = [:]
    var checks = false
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      switch (word, word == "--check" ? nil : words.popFirst()) {
      case ("--check", _):
        checks = true
      case ("--goals", let path?):
        goals = try Goal.goals(json: Data(contentsOf: URL(fileURLWithPath: path)))
      case ("--json", let path?):
        export = path
      case ("--machine", let fact?):
        let parts = fact.split(separator: "=", maxSplits: 1)
        machine[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
      default:
        FileHandle.standardError.write(Data("compare-benchmarks does not know '\(word)'\n".utf8))
        exit(2)
      }
    }

    var reports: [Report] = []
    while let line = readLine() {
      reports.append(try Report(line: line))
    }
    let results = Results(reports)
    print(Table(results, goals: goals).text, terminator: "")
    if let export {
      let json = try Export(results, goals: goals, machine: machine).json()
      try json.write(to: URL(fileURLWithPath: export))
    }
    let failed = goals.contains {
      switch $0.outcome(in: results) {
      case .missed, .notMeasured: true
      case .met, .beyondGuide, .skipped: false
      }
    }
    exit(checks && (failed || results.entries.isEmpty) ? EXIT_FAILURE : EXIT_SUCCESS)
  }
}
