/// The primal simplex method: lowers the costs while every marker is on its side.
extension ConstraintSolver {
  /// A basic marker that a moving symbol drives to zero, and how far that symbol gets.
  struct Blocker {
    var row: Int32
    var distance: Double
  }

  /// Lowers the costs as far as they go.
  mutating func restoreOptimum() {
    while let symbol = attractive.smallest() {
      guard let direction = improvingDirection(of: symbol) else {
        attractive.remove(symbol)
        continue
      }
      // Costs are sums of distances, and so bounded: only a broken tableau lets them fall for ever.
      guard let blocker = firstBlocker(of: symbol, direction) else {
        fatalError("UIKit solver: a cost that is never negative falls without end")
      }
      pivot(leaving: blocker.row, entering: symbol, side: direction)
    }
  }

  /// The direction in which a symbol that is not basic lowers the costs.
  func improvingDirection(of id: Int32) -> Int8? {
    let symbol = tableau.symbols[Int(id)]
    guard symbol.role != .unused, !symbol.isBasic else { return nil }
    if symbol.above != .forbidden, isImproving(id, 1) { return 1 }
    if symbol.below != .forbidden, isImproving(id, -1) { return -1 }
    return nil
  }

  private func isImproving(_ symbol: Int32, _ direction: Int8) -> Bool {
    for index in 0..<objective.slots.count {
      let price = price(symbol, direction, objective.slots[index])
      if price < -Tolerance.slope { return true }
      if price > Tolerance.slope { return false }
    }
    return false
  }

  /// The first basic marker that reaches zero when a symbol moves; the smallest one of several.
  func firstBlocker(of symbol: Int32, _ direction: Int8) -> Blocker? {
    var first: Blocker?
    for index in 0..<tableau.columnLength(symbol) {
      let entry = tableau.columnEntry(symbol, index)
      let row = tableau.symbols[Int(entry.row)]
      guard !row.isFree else { continue }
      let pace = tableau.coefficient(entry) * Double(direction)
      guard row.side == 0 || (pace < 0) == (row.side > 0) else { continue }
      let distance = row.side == 0 ? 0 : max(0, Double(row.side) * row.constant / abs(pace))
      if let best = first {
        guard
          distance < best.distance - Tolerance.coefficient
            || (distance <= best.distance + Tolerance.coefficient && entry.row < best.row)
        else { continue }
      }
      first = Blocker(row: entry.row, distance: distance)
    }
    return first
  }
}
