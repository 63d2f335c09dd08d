import Foundation

/// The results as text: one line for each contender on each workload, then the goals.
package struct Table {
  private let results: Results
  private let goals: [Goal]

  package init(_ results: Results, goals: [Goal]) {
    self.results = results
    self.goals = goals
  }

  package var text: String {
    var rows = [["workload", "contender", "minimum", "median", "unit", "ratio"]]
    for workload in results.workloads {
      let entries = results.entries.filter { $0.workload == workload }
      for entry in entries {
        rows.append([
          workload, entry.contender, short(entry.minimum), short(entry.median), entry.unit,
          // To the first that was reported on the workload.
          short(entry.minimum / entries[0].minimum) + "×",
        ])
      }
    }
    var lines = aligned(rows, textColumns: [0, 1, 4])
    lines += results.skipped.map { "skipped: \($0.contender): \($0.reason)" }
    if !goals.isEmpty {
      lines.append("")
      lines += aligned(goals.map { [verdict($0), $0.summary] }, textColumns: [0, 1])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func verdict(_ goal: Goal) -> String {
    switch goal.outcome(in: results) {
    case .met(let figure): "met (\(short(figure)))"
    case .missed(let figure): "MISSED (\(short(figure)))"
    case .beyondGuide(let figure): "beyond guide (\(short(figure)))"
    case .notMeasured: "NOT MEASURED"
    case .skipped: "skipped"
    }
  }
}

/// Three significant digits, and no exponent.
func short(_ value: Double) -> String {
  guard value.isFinite, value != 0 else { return value == 0 ? "0" : "–" }
  let decimals = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
  return String(format: "%.\(min(decimals, 6))f", value)
}

private func aligned(_ rows: [[String]], textColumns: Set<Int>) -> [String] {
  let widths = (0..<(rows.first?.count ?? 0)).map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: widths[column] - cell.count)
      return textColumns.contains(column) ? cell + blanks : blanks + cell
    }
    let line = cells.joined(separator: "  ")
    return String(
      line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }
}
