import Foundation

/// Which places before a group of updates are which after it.
///
/// Sections and rows that are neither deleted nor moved keep their order and take the places that
/// those inserted and moved leave them.
struct TableUpdateMap {
  /// Where the rows of one old section go.
  struct Rows {
    /// Old rows that are gone or go elsewhere, in ascending order.
    var leaving: [Int] = []
    /// New rows that are not filled by those that stay, in ascending order.
    var taken: [Int] = []

    /// The new row of an old one that stays.
    func newRow(_ row: Int) -> Int? {
      let before = leaving.lowerBound(of: row)
      if before < leaving.count, leaving[before] == row { return nil }
      return taken.place(ofFree: row - before)
    }
  }

  private(set) var newCounts: [Int]
  private var sections = Rows()
  private var movedSections: [Int: Int] = [:]
  /// By old section.
  private(set) var rows: [Int: Rows] = [:]
  private var movedRows: [RowPlace: RowPlace] = [:]
  private(set) var reloadedRows: Set<RowPlace> = []

  /// Checks the update against the numbers of rows before and after it, and returns what contradicts
  /// them, in UIKit's words.
  init(_ update: TableUpdate, from old: [Int], to new: [Int]) throws(ListUpdateFault) {
    newCounts = new
    try mapSections(update, old.count, new.count)
    try mapRows(update, old, new)
  }

  // MARK: Asking

  /// The new place of an old section, or `nil` if it is gone.
  func newSection(_ section: Int) -> Int? { movedSections[section] ?? sections.newRow(section) }

  /// The new place of an old row, or `nil` if it is gone.
  func newPlace(_ place: RowPlace) -> RowPlace? {
    if let moved = movedRows[place] { return moved }
    guard let section = newSection(place.section) else { return nil }
    guard let rows = rows[place.section] else {
      return RowPlace(section: section, row: place.row)
    }
    return rows.newRow(place.row).map { RowPlace(section: section, row: $0) }
  }

  /// The new sections into which rows come from others.
  var rowsFromElsewhere: [Int: Int] {
    Dictionary(grouping: movedRows.values) { $0.section }.mapValues(\.count)
  }

  /// By new row, the old rows of a section that are in it still.
  func origins(ofSection section: Int, from old: Int, oldCount: Int) -> [Int: Int] {
    var origins: [Int: Int] = [:]
    for row in 0..<oldCount {
      guard let place = newPlace(RowPlace(section: old, row: row)), place.section == section else {
        continue
      }
      origins[place.row] = row
    }
    return origins
  }

  // MARK: Building

  private mutating func mapSections(
    _ update: TableUpdate, _ old: Int, _ new: Int
  ) throws(ListUpdateFault) {
    let leaving = update.deletedSections + update.movedSections.map(\.from)
    let taken = update.insertedSections + update.movedSections.map(\.to)
    for section in leaving + update.reloadedSections where !(0..<old).contains(section) {
      throw .noSuchSection(section, before: true, count: old)
    }
    for section in taken where !(0..<new).contains(section) {
      throw .noSuchSection(section, before: false, count: new)
    }
    sections = Rows(leaving: Array(Set(leaving)).sorted(), taken: Array(Set(taken)).sorted())
    guard sections.leaving.count == leaving.count, sections.taken.count == taken.count else {
      throw .changedTwice("a section")
    }
    guard old - leaving.count + taken.count == new else {
      throw .sectionCount(
        before: old, after: new, inserted: update.insertedSections.count,
        deleted: update.deletedSections.count)
    }
    for move in update.movedSections { movedSections[move.from] = move.to }
  }

  private mutating func mapRows(
    _ update: TableUpdate, _ old: [Int], _ new: [Int]
  ) throws(ListUpdateFault) {
    var leaving: [Int: [Int]] = [:]
    var taken: [Int: [Int]] = [:]
    var tally: [Int: ListUpdateFault.Tally] = [:]
    func check(_ path: IndexPath, _ counts: [Int], before: Bool) throws(ListUpdateFault) -> RowPlace
    {
      guard path.count == 2, counts.indices.contains(path[0]),
        (0..<counts[path[0]]).contains(path[1])
      else { throw .noSuchRow(path, before: before) }
      return RowPlace(section: path[0], row: path[1])
    }
    for path in update.deletedRows {
      let place = try check(path, old, before: true)
      leaving[place.section, default: []].append(place.row)
      tally[place.section, default: .init()].deleted += 1
    }
    for move in update.movedRows {
      let from = try check(move.from, old, before: true)
      let to = try check(move.to, new, before: false)
      leaving[from.section, default: []].append(from.row)
      taken[to.section, default: []].append(to.row)
      movedRows[from] = to
      tally[from.section, default: .init()].movedOut += 1
    }
    for path in update.insertedRows {
      let place = try check(path, new, before: false)
      taken[place.section, default: []].append(place.row)
    }
    for path in update.reloadedRows {
      reloadedRows.insert(try check(path, old, before: true))
    }
    try fit(update, leaving, taken, tally, old, new)
  }

  private mutating func fit(
    _ update: TableUpdate, _ leaving: [Int: [Int]], _ taken: [Int: [Int]],
    _ tally: [Int: ListUpdateFault.Tally], _ old: [Int], _ new: [Int]
  ) throws(ListUpdateFault) {
    let movedTo = Dictionary(grouping: update.movedRows) { $0.to[0] }.mapValues(\.count)
    let reloaded = Set(update.reloadedSections)
    for section in old.indices {
      guard let target = newSection(section), !reloaded.contains(section) else { continue }
      let gone = (leaving[section] ?? []).sorted()
      let filled = (taken[target] ?? []).sorted()
      guard Set(gone).count == gone.count, Set(filled).count == filled.count else {
        throw .changedTwice("a row of section \(section)")
      }
      guard old[section] - gone.count + filled.count == new[target] else {
        var tally = tally[section] ?? .init()
        tally.movedIn = movedTo[target] ?? 0
        tally.inserted = filled.count - tally.movedIn
        throw .rowCount(section: target, before: old[section], after: new[target], tally)
      }
      if !gone.isEmpty || !filled.isEmpty { rows[section] = Rows(leaving: gone, taken: filled) }
    }
  }
}

extension [Int] {
  /// How many of the ascending numbers are smaller.
  fileprivate func lowerBound(of value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number that has so many smaller ones which are not among these ascending numbers.
  fileprivate func place(ofFree rank: Int) -> Int {
    var (low, high) = (0, count)
    // Before the number at an index lie `self[index] - index` free ones.
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
