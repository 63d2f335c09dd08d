import UIKit

/// A constraint as the tests note it down.
struct NotedConstraint {
  var terms: [(variable: Int, coefficient: Double)]
  var constant: Double
  var above: Penalty
  var below: Penalty

  func deviation(at values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

/// The slow and plain way to the lowest costs, for comparison: a dense tableau, all variables split
/// into parts that are not negative, artificial variables for the first phase, and the priorities
/// minimised one after the other. It shares no code and no method with the solver.
struct ReferenceLinearProgram {
  private var table: [[Double]] = []
  private var basis: [Int] = []
  private var isUsable: [Bool] = []
  private var costs: [(penalty: Penalty, column: Int)] = []
  private let tolerance = 1e-9

  /// The lowest cost at each priority, the highest first; nil if the required constraints
  /// contradict each other.
  static func lowestCosts(
    _ constraints: [NotedConstraint], variableCount: Int
  ) -> [(priority: Float, cost: Double)]? {
    var program = ReferenceLinearProgram(constraints, variableCount: variableCount)
    let artificial = program.addArtificialVariables()
    guard program.minimise(Set(artificial)) < 1e-7 else { return nil }
    artificial.forEach { program.isUsable[$0] = false }
    var found: [(Float, Double)] = []
    for priority in Self.priorities(constraints) {
      let columns = program.costs.filter { $0.penalty == .priority(priority) }.map(\.column)
      found.append((priority, program.minimise(Set(columns))))
    }
    return found
  }

  static func priorities(_ constraints: [NotedConstraint]) -> [Float] {
    var all: Set<Float> = []
    for case .priority(let priority) in constraints.flatMap({ [$0.above, $0.below] }) {
      all.insert(priority)
    }
    return all.sorted(by: >)
  }

  private init(_ constraints: [NotedConstraint], variableCount: Int) {
    for (index, constraint) in constraints.enumerated() {
      let width = 2 * variableCount + 2 * constraints.count
      var row = [Double](repeating: 0, count: width + 1)
      for term in constraint.terms {
        row[2 * term.variable] += term.coefficient
        row[2 * term.variable + 1] -= term.coefficient
      }
      let over = 2 * (variableCount + index)
      row[over] = -1
      row[over + 1] = 1
      row[width] = constraint.constant
      if constraint.constant < 0 { row = row.map { -$0 } }
      table.append(row)
      costs.append((constraint.above, over))
      costs.append((constraint.below, over + 1))
    }
    isUsable = .init(repeating: true, count: 2 * variableCount + 2 * constraints.count)
    for cost in costs where cost.penalty == .required { isUsable[cost.column] = false }
  }

  private mutating func addArtificialVariables() -> [Int] {
    let first = isUsable.count
    for index in table.indices {
      let constant = table[index].removeLast()
      table[index] += table.indices.map { $0 == index ? 1 : 0 } + [constant]
      basis.append(first + index)
      isUsable.append(true)
    }
    return Array(first..<isUsable.count)
  }

  /// Minimises the sum of some columns, and forbids from then on what would raise it again.
  private mutating func minimise(_ columns: Set<Int>) -> Double {
    while true {
      let slopes = isUsable.indices.map { slope(of: $0, columns) }
      guard
        let entering = isUsable.indices.first(where: {
          isUsable[$0] && !basis.contains($0) && slopes[$0] < -tolerance
        })
      else {
        for column in isUsable.indices where slopes[column] > tolerance && !basis.contains(column) {
          isUsable[column] = false
        }
        break
      }
      pivot(leavingRow(entering), entering)
    }
    return basis.indices.reduce(0) { $0 + (columns.contains(basis[$1]) ? table[$1].last! : 0) }
  }

  private func slope(of column: Int, _ columns: Set<Int>) -> Double {
    basis.indices.reduce(columns.contains(column) ? 1 : 0) {
      $0 - (columns.contains(basis[$1]) ? table[$1][column] : 0)
    }
  }

  private func leavingRow(_ entering: Int) -> Int {
    var best: (row: Int, distance: Double)?
    for row in table.indices {
      let coefficient = table[row][entering]
      // A basic variable that has become forbidden is zero and must stay so.
      let isPinned = !isUsable[basis[row]] && abs(coefficient) > tolerance
      guard coefficient > tolerance || isPinned else { continue }
      let distance = isPinned ? 0 : table[row].last! / coefficient
      if let known = best {
        if distance > known.distance + tolerance { continue }
        if distance > known.distance - tolerance, basis[row] > basis[known.row] { continue }
      }
      best = (row, distance)
    }
    return best!.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = table[row][column]
    table[row] = table[row].map { $0 / factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let multiple = table[other][column]
      for index in table[other].indices { table[other][index] -= multiple * table[row][index] }
    }
    basis[row] = column
  }
}
