import Foundation

/// How high a table's parts are taken to be before they are in sight.
///
/// A method that the delegate does not implement is tried once for each section, not for each row; so
/// the table loads in a time that grows with the number of sections, unless the delegate wants to be
/// asked about every row.
@MainActor struct HeightRules {
  private let table: UITableView
  private let delegate: (any UITableViewDelegate)?

  init(_ table: UITableView) {
    self.table = table
    delegate = table.delegate
  }

  func section(_ index: Int, count: Int) -> SectionGeometry {
    SectionGeometry(
      header: header(index), rows: rows(section: index, count: count), footer: footer(index))
  }

  // MARK: Rows

  /// What a row counts with of which nobody says anything.
  private var guess: CGFloat {
    if table.estimatedRowHeight > 0, delegate != nil || table.rowHeight < 0 {
      return table.estimatedRowHeight
    }
    return table.rowHeight >= 0 ? table.rowHeight : UITableView.standardRowHeight
  }

  func rows(section: Int, count: Int) -> RowHeights {
    let first = IndexPath(row: 0, section: section)
    guard count > 0, let delegate else {
      return RowHeights(count: count, height: guess, isExact: table.rowHeight >= 0)
    }
    let estimate = OptionalMethod.estimatedHeightForRow.answer {
      delegate.tableView(table, estimatedHeightForRowAt: first)
    }
    if let estimate {
      let rest = (1..<count).map {
        delegate.tableView(
          table, estimatedHeightForRowAt: IndexPath(row: $0, section: section))
      }
      let heights = [estimate] + rest
      return RowHeights(heights.map { $0 > 0 && $0.isFinite ? $0 : guess }, isExact: false)
    }
    if table.estimatedRowHeight == 0,
      let height = OptionalMethod.heightForRow.answer({
        delegate.tableView(table, heightForRowAt: first)
      })
    {
      return allRows(section: section, count: count, first: height)
    }
    return RowHeights(count: count, height: guess, isExact: false)
  }

  private func allRows(section: Int, count: Int, first: CGFloat) -> RowHeights {
    var heights = [first]
    for row in 1..<max(1, count) {
      let path = IndexPath(row: row, section: section)
      heights.append(delegate?.tableView(table, heightForRowAt: path) ?? first)
    }
    let known = heights.map { $0 >= 0 && $0.isFinite }
    return RowHeights(zip(heights, known).map { $1 ? $0 : guess }, known: known)
  }

  // MARK: Headers and footers

  private func header(_ section: Int) -> EdgeHeight {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.heightForHeader.answer {
        delegate.tableView(table, heightForHeaderInSection: section)
      }
    }
    let estimate = delegate.flatMap { delegate in
      OptionalMethod.estimatedHeightForHeader.answer {
        delegate.tableView(table, estimatedHeightForHeaderInSection: section)
      }
    }
    var height = edge(
      asked, general: table.sectionHeaderHeight,
      estimate: estimate ?? table.estimatedSectionHeaderHeight,
      hasContent: table.mayHaveHeader(section), gap: section == 0 ? 35 : 18)
    let padding = table.sectionHeaderTopPadding
    height.padding = padding >= 0 ? padding : table.style == .plain ? 22 : 0
    return height
  }

  private func footer(_ section: Int) -> EdgeHeight {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.heightForFooter.answer {
        delegate.tableView(table, heightForFooterInSection: section)
      }
    }
    let estimate = delegate.flatMap { delegate in
      OptionalMethod.estimatedHeightForFooter.answer {
        delegate.tableView(table, estimatedHeightForFooterInSection: section)
      }
    }
    return edge(
      asked, general: table.sectionFooterHeight,
      estimate: estimate ?? table.estimatedSectionFooterHeight,
      hasContent: table.mayHaveFooter(section), gap: 18)
  }

  /// The height of a header or footer: what the delegate says, else what the table says of those that
  /// have content. Grouped sections stand apart without one; Apple does not document how far.
  private func edge(
    _ asked: CGFloat?, general: CGFloat, estimate: CGFloat, hasContent: Bool, gap: CGFloat
  ) -> EdgeHeight {
    if let asked, asked >= 0, asked.isFinite { return EdgeHeight(height: asked) }
    guard hasContent else {
      return EdgeHeight(height: table.style == .plain ? 0 : gap)
    }
    if general >= 0, general.isFinite { return EdgeHeight(height: general) }
    let guess: CGFloat = table.style == .plain ? 28 : 38
    return EdgeHeight(height: estimate > 0 ? estimate : guess, isKnown: false)
  }
}
