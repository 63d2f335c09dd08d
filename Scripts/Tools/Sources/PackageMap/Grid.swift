/// Where each module of the house is drawn: its row is its floor, its column keeps it over or under
/// the modules that it is tied to.
///
/// A tie that passes other floors takes a place of its own on each of them, so that no line crosses
/// a box.
package struct Grid {
  /// A module, or where the tie from one module down to another passes a floor.
  package enum Place: Hashable {
    case module(String)
    case passage(from: String, to: String, floor: Int)
  }

  /// The places of each floor from left to right, bottom floor first.
  package private(set) var rows: [[Place]]
  /// The line from each module down to each that it is tied to, place by place.
  package private(set) var ties: [[Place]] = []

  package init(_ floors: Floors) {
    let floorOf = Dictionary(uniqueKeysWithValues: floors.modules.map { ($0.name, $0.floor) })
    rows = Array(repeating: [], count: (floors.modules.map(\.floor).max() ?? -1) + 1)
    for module in floors.modules {
      rows[module.floor].append(.module(module.name))
    }
    for module in floors.modules {
      for dependency in module.nearDependencies {
        let passed = (floorOf[dependency]! + 1)..<module.floor
        let passages = passed.reversed().map {
          Place.passage(from: module.name, to: dependency, floor: $0)
        }
        for (floor, passage) in zip(passed.reversed(), passages) {
          rows[floor].append(passage)
        }
        ties.append([.module(module.name)] + passages + [.module(dependency)])
      }
    }
    untangle()
  }

  /// Orders every row by the mean column of what its places are tied to, upwards and downwards in
  /// turn, which leaves few crossings.
  private mutating func untangle() {
    var below: [Place: [Place]] = [:]
    var above: [Place: [Place]] = [:]
    for tie in ties {
      for (upper, lower) in zip(tie, tie.dropFirst()) {
        below[upper, default: []].append(lower)
        above[lower, default: []].append(upper)
      }
    }
    for _ in 0..<4 {
      for floor in rows.indices.dropFirst() {
        order(floor, by: below, in: rows[floor - 1])
      }
      for floor in rows.indices.dropLast().reversed() {
        order(floor, by: above, in: rows[floor + 1])
      }
    }
  }

  private mutating func order(_ floor: Int, by neighbours: [Place: [Place]], in row: [Place]) {
    let middle = Double(row.count - 1) / 2
    let ranked = rows[floor].enumerated().map { position, place in
      let columns = (neighbours[place] ?? []).compactMap { row.firstIndex(of: $0) }
      let mean =
        columns.isEmpty
        ? Double(position) - Double(rows[floor].count - 1) / 2
        : Double(columns.reduce(0, +)) / Double(columns.count) - middle
      return (mean: mean, position: position, place: place)
    }
    rows[floor] = ranked.sorted { ($0.mean, $0.position) < ($1.mean, $1.position) }.map(\.place)
  }
}
