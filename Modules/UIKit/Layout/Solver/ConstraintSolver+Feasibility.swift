/// The dual simplex method: puts misplaced markers right while no cost can be lowered.
extension ConstraintSolver {
  /// A way to put a misplaced marker right: another symbol takes its place in the basis, or (the
  /// marker itself) it changes sides.
  private struct Remedy {
    var symbol: Int32
    var direction: Int8
    /// How far the marker moves when the symbol moves by one; positive.
    var pace: Double
  }

  /// Makes every marker's value agree with its side, at the lowest costs.
  mutating func restoreFeasibility() {
    while let marker = misplaced.smallest() {
      misplaced.remove(marker)
      guard isMisplaced(tableau.symbols[Int(marker)]) else { continue }
      correct(marker)
      if needsRestart, !ignoresCosts { restart() }
    }
  }

  private mutating func correct(_ marker: Int32) {
    let rises = tableau.symbols[Int(marker)].constant < 0
    var best = changeOfSides(marker, rises: rises)
    for index in 0..<tableau.rowLength(marker) {
      let entry = tableau.rowEntry(marker, index)
      let direction: Int8 = (entry.coefficient > 0) == rises ? 1 : -1
      guard tableau.symbols[Int(entry.symbol)].cost(direction) != .forbidden else { continue }
      let remedy = Remedy(
        symbol: entry.symbol, direction: direction, pace: abs(entry.coefficient))
      if best.map({ isBetter(remedy, than: $0, for: marker) }) ?? true { best = remedy }
    }
    guard let best else {
      giveUpOne(ofRow: marker)
      return
    }
    if best.symbol == marker {
      setSide(best.direction, of: marker)
    } else {
      pivot(leaving: marker, entering: best.symbol, side: best.direction)
    }
  }

  /// The remedy of letting the marker have its value and paying for it.
  private func changeOfSides(_ marker: Int32, rises: Bool) -> Remedy? {
    if ignoresCosts { return nil }
    let side: Int8 = rises ? -1 : 1
    guard tableau.symbols[Int(marker)].cost(side) != .forbidden else { return nil }
    return Remedy(symbol: marker, direction: side, pace: 1)
  }

  /// Compares what each unit that the marker moves costs; among equals the change of sides is
  /// better, then the smaller symbol.
  private func isBetter(_ first: Remedy, than second: Remedy, for marker: Int32) -> Bool {
    if !ignoresCosts {
      for index in 0..<objective.slots.count {
        let slot = objective.slots[index]
        let difference = rate(first, slot, marker) - rate(second, slot, marker)
        if difference < -Tolerance.slope { return true }
        if difference > Tolerance.slope { return false }
      }
    }
    return second.symbol != marker && first.symbol < second.symbol
  }

  @inline(__always)
  private func rate(_ remedy: Remedy, _ slot: Int32, _ marker: Int32) -> Double {
    if remedy.symbol != marker {
      return max(0, price(remedy.symbol, remedy.direction, slot)) / remedy.pace
    }
    let symbol = tableau.symbols[Int(marker)]
    let newCost: Double = symbol.cost(remedy.direction) == slot ? 1 : 0
    let oldCost: Double = symbol.side != 0 && symbol.cost(symbol.side) == slot ? 1 : 0
    return newCost + oldCost
  }
}
