/// What has ceased to be shown, of which the delegate has yet to be told.
///
/// All of it is taken out of the table before anybody is told of anything, as who is told may ask the
/// table, or change it.
struct EndedParts {
  var rows: [(place: RowPlace, cell: UITableViewCell)] = []
  var headers: [(section: Int, view: UIView)] = []
  var footers: [(section: Int, view: UIView)] = []
}

extension ShownParts {
  /// Takes out all that is shown.
  @MainActor mutating func end() -> EndedParts {
    move(row: { _ in nil }, section: { _ in nil })
  }

  /// Gives each part its new place, and takes out those that have none.
  @MainActor mutating func move(
    row newPlace: (RowPlace) -> RowPlace?, section newSection: (Int) -> Int?
  ) -> EndedParts {
    var ended = EndedParts()
    let former = rows
    rows = [:]
    for place in former.keys.sorted() {
      guard let cell = former[place] else { continue }
      let target = newPlace(place)
      cell.place = target
      if let target { rows[target] = cell } else { ended.rows.append((place, cell)) }
    }
    ended.headers = headers.move(newSection)
    ended.footers = footers.move(newSection)
    return ended
  }
}

extension [Int: UIView] {
  fileprivate mutating func move(
    _ newSection: (Int) -> Int?
  ) -> [(section: Int, view: UIView)] {
    var moved: [Int: UIView] = [:]
    var ended: [(section: Int, view: UIView)] = []
    for (section, view) in sorted(by: { $0.key < $1.key }) {
      if let target = newSection(section) {
        moved[target] = view
      } else {
        ended.append((section, view))
      }
    }
    self = moved
    return ended
  }
}
