/// What several rounds measured, in the order in which things were first reported.
package struct Results: Sendable {
  package struct Entry: Encodable, Sendable {
    package let workload: String
    package let contender: String
    package let unit: String
    package var values: [Double]

    package var minimum: Double { values.min() ?? .nan }

    /// The middle value; of an even number of values the mean of the two in the middle.
    package var median: Double {
      let sorted = values.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
  }

  package private(set) var entries: [Entry] = []
  /// The contenders that could not be measured, each with the reason.
  package private(set) var skipped: [(contender: String, reason: String)] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let workload: String
    let contender: String
  }

  package init(_ reports: [Report]) {
    reports.forEach { add($0) }
  }

  private mutating func add(_ report: Report) {
    guard let workload = report.workload, let value = report.value, let unit = report.unit else {
      let reason = report.skipped ?? ""
      if !skipped.contains(where: { $0.contender == report.contender }) {
        skipped.append((report.contender, reason))
      }
      return
    }
    let key = Key(workload: workload, contender: report.contender)
    if let place = places[key] {
      entries[place].values.append(value)
    } else {
      places[key] = entries.count
      entries.append(
        Entry(workload: workload, contender: report.contender, unit: unit, values: [value]))
    }
  }

  package func entry(_ workload: String, _ contender: String) -> Entry? {
    places[Key(workload: workload, contender: contender)].map { entries[$0] }
  }

  /// The workloads, in the order in which they were first reported.
  package var workloads: [String] {
    var seen: Set<String> = []
    return entries.map(\.workload).filter { seen.insert($0).inserted }
  }

  package func isSkipped(_ contender: String) -> Bool {
    skipped.contains { $0.contender == contender }
  }
}
