import Foundation

/// The place of a row: a section, and in it a row.
struct RowPlace: Hashable, Comparable {
  var section: Int
  var row: Int

  static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

/// One of the parts of which a table's sections consist, in the order from top to bottom.
enum TablePart: Hashable {
  case header(Int)
  case row(RowPlace)
  case footer(Int)
}

/// The height of a header or footer.
struct EdgeHeight {
  var height: CGFloat = 0
  /// The gap above, which is there only with the header.
  var padding: CGFloat = 0
  var isKnown = true

  var extent: CGFloat { height > 0 ? height + padding : 0 }
}

/// How high a section and its parts are.
struct SectionGeometry {
  var header = EdgeHeight()
  var rows: RowHeights
  var footer = EdgeHeight()

  var height: CGFloat { header.extent + rows.total + footer.extent }
}

/// Where the sections of a table and their parts lie, from the start of the first section.
///
/// Every question and every change of a height takes a time that grows with the logarithm of the
/// numbers of sections and rows.
struct TableGeometry {
  private(set) var sections: [SectionGeometry]
  private var tree: SumTree

  init(_ sections: [SectionGeometry] = []) {
    self.sections = sections
    tree = SumTree(sections.map(\.height))
  }

  var height: CGFloat { tree.total }

  func start(ofSection section: Int) -> CGFloat { tree.sum(ofFirst: section) }

  /// Changes the heights of a section.
  mutating func change(_ section: Int, _ change: (inout SectionGeometry) -> Void) {
    change(&sections[section])
    tree[section] = sections[section].height
  }

  func height(of part: TablePart) -> CGFloat {
    switch part {
    case .header(let section): sections[section].header.height
    case .row(let place): sections[place.section].rows[place.row]
    case .footer(let section): sections[section].footer.height
    }
  }

  func start(of part: TablePart) -> CGFloat {
    switch part {
    case .header(let section):
      return start(ofSection: section) + headerPadding(of: section)
    case .row(let place):
      let section = sections[place.section]
      return start(ofSection: place.section) + section.header.extent
        + section.rows.start(of: place.row)
    case .footer(let index):
      let section = sections[index]
      return start(ofSection: index) + section.header.extent + section.rows.total
        + (section.footer.height > 0 ? section.footer.padding : 0)
    }
  }

  private func headerPadding(of section: Int) -> CGFloat {
    let header = sections[section].header
    return header.height > 0 ? header.padding : 0
  }

  func isKnown(_ part: TablePart) -> Bool {
    switch part {
    case .header(let section): sections[section].header.isKnown
    case .row(let place): sections[place.section].rows.isKnown(place.row)
    case .footer(let section): sections[section].footer.isKnown
    }
  }

  mutating func setKnown(_ part: TablePart, height: CGFloat) {
    switch part {
    case .header(let section):
      change(section) {
        $0.header.height = height
        $0.header.isKnown = true
      }
    case .row(let place):
      change(place.section) { $0.rows.setKnown(place.row, height: height) }
    case .footer(let section):
      change(section) {
        $0.footer.height = height
        $0.footer.isKnown = true
      }
    }
  }

  /// Has the height of a part measured anew.
  mutating func forget(_ part: TablePart) {
    switch part {
    case .header(let section): sections[section].header.isKnown = false
    case .row(let place): sections[place.section].rows.forget(place.row)
    case .footer(let section): sections[section].footer.isKnown = false
    }
  }

  // MARK: Finding

  /// The section at a distance; `nil` if there are no sections.
  func section(at distance: CGFloat) -> Int? {
    sections.isEmpty ? nil : tree.index(at: distance)
  }

  /// The part at a distance, or the nearest one after it.
  func part(at distance: CGFloat) -> TablePart? {
    guard let index = section(at: distance) else { return nil }
    let section = sections[index]
    let inside = distance - start(ofSection: index)
    if inside < section.header.extent { return .header(index) }
    let inRows = inside - section.header.extent
    if section.rows.count > 0, inRows < section.rows.total {
      return .row(RowPlace(section: index, row: section.rows.row(at: inRows)))
    }
    return section.footer.extent > 0 ? .footer(index) : part(after: .footer(index))
  }

  /// The next part that has a height.
  func part(after part: TablePart) -> TablePart? {
    var section: Int
    switch part {
    case .header(let index):
      section = index
      if sections[index].rows.total > 0 {
        return .row(RowPlace(section: index, row: sections[index].rows.row(at: 0)))
      }
      if sections[index].footer.extent > 0 { return .footer(index) }
    case .row(let place):
      section = place.section
      let rows = sections[section].rows
      let end = rows.start(of: place.row + 1)
      if end < rows.total {
        let next = rows[place.row + 1] > 0 ? place.row + 1 : rows.row(at: end)
        return .row(RowPlace(section: section, row: next))
      }
      if sections[section].footer.extent > 0 { return .footer(section) }
    case .footer(let index):
      section = index
    }
    let end = start(ofSection: section + 1)
    guard end < height else { return nil }
    section = sections[section + 1].height > 0 ? section + 1 : tree.index(at: end)
    return sections[section].header.extent > 0
      ? .header(section) : self.part(after: .header(section))
  }
}
