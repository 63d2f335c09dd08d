#if DEBUG
  extension ConstraintSolver {
    /// What is wrong with the solver's state after ``solve()``, in words; empty if nothing is.
    ///
    /// Fuzz tests call it after each step.
    package func violatedInvariants() -> [String] {
      var found: [String] = []
      for id in 0..<Int32(tableau.symbols.count) {
        let symbol = tableau.symbols[Int(id)]
        switch (symbol.role, symbol.isBasic) {
        case (.unused, _):
          if symbol.block.count != 0 { found.append("unused symbol \(id) has entries") }
        case (_, true):
          checkRow(id, &found)
        case (_, false):
          checkColumn(id, &found)
        }
        if symbol.role == .marker { checkDefinition(id, &found) }
      }
      checkSlopes(&found)
      return found
    }

    /// The objective must be what the charged rows add up to.
    private func checkSlopes(_ found: inout [String]) {
      var sums: [Int32: [Int32: Double]] = [:]
      for id in 0..<Int32(tableau.symbols.count) {
        let symbol = tableau.symbols[Int(id)]
        guard symbol.isBasic, symbol.role == .marker, symbol.side != 0 else { continue }
        let slot = symbol.cost(symbol.side)
        guard slot >= 0 else { continue }
        for index in 0..<tableau.rowLength(id) {
          let entry = tableau.rowEntry(id, index)
          sums[slot, default: [:]][entry.symbol, default: 0] +=
            entry.coefficient * Double(symbol.side)
        }
      }
      for index in 0..<objective.slots.count {
        let slot = objective.slots[index]
        for id in 0..<Int32(tableau.symbols.count)
        where abs(objective[id, slot] - (sums[slot]?[id] ?? 0)) > 1e-7 {
          found.append("the slope of symbol \(id) is wrong")
        }
      }
    }

    private func checkRow(_ id: Int32, _ found: inout [String]) {
      var seen: Set<Int32> = []
      for index in 0..<tableau.rowLength(id) {
        let entry = tableau.rowEntry(id, index)
        if !seen.insert(entry.symbol).inserted { found.append("row \(id) repeats a symbol") }
        let column = tableau.symbols[Int(entry.symbol)]
        guard !column.isBasic, entry.position < column.block.count else {
          found.append("row \(id) mentions the basic symbol \(entry.symbol)")
          continue
        }
        let back = tableau.columnEntry(entry.symbol, Int(entry.position))
        if back.row != id || Int(back.position) != index {
          found.append("column \(entry.symbol) does not lead back to row \(id)")
        }
      }
      if isMisplaced(tableau.symbols[Int(id)]) { found.append("marker \(id) is misplaced") }
    }

    private func checkColumn(_ id: Int32, _ found: inout [String]) {
      for index in 0..<tableau.columnLength(id) {
        let entry = tableau.columnEntry(id, index)
        let row = tableau.symbols[Int(entry.row)]
        guard row.isBasic, entry.position < row.block.count,
          tableau.rowEntry(entry.row, Int(entry.position)).symbol == id
        else {
          found.append("column \(id) does not lead to its row")
          continue
        }
      }
      if improvingDirection(of: id) != nil { found.append("symbol \(id) could lower the costs") }
    }

    /// The terms, with the values found, must give the marker's value.
    private func checkDefinition(_ id: Int32, _ found: inout [String]) {
      let definition = definitions[Int(id)]
      var sum = -definition.constant
      for index in 0..<Int(definition.terms.count) {
        let term = terms[definition.terms, index]
        sum += term.coefficient * value(of: term.variable)
      }
      let symbol = tableau.symbols[Int(id)]
      let difference = sum - (symbol.isBasic ? symbol.constant : 0)
      if abs(difference) > 1e-6 { found.append("marker \(id) is off by \(difference)") }
    }
  }
#endif
