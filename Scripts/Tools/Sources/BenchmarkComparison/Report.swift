import Foundation

/// One line of what a benchmark prints: a figure, or why there is none.
package struct Report: Decodable, Sendable {
  /// Who was measured, such as `engine` or `naive`.
  package let contender: String
  /// What was done, such as `R1 depth 12`.
  package let workload: String?
  /// How much it took; less is better.
  package let value: Double?
  package let unit: String?
  /// Why the contender could not be measured on this machine.
  package let skipped: String?

  /// Thrown for a line that is neither.
  package struct Unreadable: Error, CustomStringConvertible, Equatable {
    package let line: String

    package init(line: String) {
      self.line = line
    }

    package var description: String {
      "a benchmark printed a line that is neither a figure nor a reason to skip: \(line)"
    }
  }

  package init(line: String) throws {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)),
      report.skipped != nil
        || (report.workload != nil && report.unit != nil && report.value.map(\.isFinite) == true)
    else { throw Unreadable(line: line) }
    self = report
  }
}
