import Foundation

extension UITableView {
  /// Gives back the views of what is out of sight, as far as that can be seen before those in
  /// sight are measured; so these get used again at once.
  func retire(outside sight: CGRect) {
    func isOut(_ place: RowPlace) -> Bool {
      let start = sectionsStart + places.start(of: .row(place))
      return start + places.height(of: .row(place)) <= sight.minY || start >= sight.maxY
    }
    func isOut(_ section: Int) -> Bool {
      let start = sectionsStart + places.start(ofSection: section)
      return start + places.sections[section].height <= sight.minY || start >= sight.maxY
    }
    retire(
      rows: shown.sortedRows.filter(isOut), headers: shown.headers.keys.filter(isOut),
      footers: shown.footers.keys.filter(isOut))
  }

  func retire(allBut wanted: Set<TablePart>) {
    retire(
      rows: shown.sortedRows.filter { !wanted.contains(.row($0)) },
      headers: shown.headers.keys.filter { !wanted.contains(.header($0)) },
      footers: shown.footers.keys.filter { !wanted.contains(.footer($0)) })
  }

  /// Gives the views back one by one, unless who is told of one changes what there is.
  private func retire(rows: [RowPlace], headers: [Int], footers: [Int]) {
    let version = loading.version
    for place in rows where version == loading.version { retire(place) }
    for section in headers.sorted() where version == loading.version {
      guard let view = shown.headers.removeValue(forKey: section) else { continue }
      endHeader(view, of: section)
    }
    for section in footers.sorted() where version == loading.version {
      guard let view = shown.footers.removeValue(forKey: section) else { continue }
      endFooter(view, of: section)
    }
  }

  /// Gives back a row's cell, unless it holds the first responder: that one stays out of sight, as
  /// typing goes on in it.
  private func retire(_ place: RowPlace) {
    guard let cell = shown.rows[place] else { return }
    if holdsFirstResponder(cell) {
      let part = TablePart.row(place)
      self.place(
        cell, at: sectionsStart + places.start(of: part), height: places.height(of: part))
      return
    }
    shown.rows[place] = nil
    cell.place = nil
    end(cell, at: place)
  }

  private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let first = window?.firstResponder as? UIView else { return false }
    return first.isBelowOrEqual(to: cell)
  }

  /// Tells of all that has ceased to be shown at once.
  func end(_ ended: EndedParts) {
    for (place, cell) in ended.rows { end(cell, at: place) }
    for (section, view) in ended.headers { endHeader(view, of: section) }
    for (section, view) in ended.footers { endFooter(view, of: section) }
  }

  /// Tells that a cell is no longer shown, and keeps it for other rows if it can be used again.
  func end(_ cell: UITableViewCell, at place: RowPlace) {
    if touching.cell === cell { cancelTouch(at: place) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
    // Who is told may have put the cell to other use.
    if cell.superview === self { keep(cell) }
  }

  private func endHeader(_ view: UIView, of section: Int) {
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    if view.superview === self { keep(view) }
  }

  private func endFooter(_ view: UIView, of section: Int) {
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    if view.superview === self { keep(view) }
  }

  /// Keeps a cell that shows no row for other rows, if it can be used again.
  func keep(_ cell: UITableViewCell) {
    guard cell.place == nil else { return }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      pool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  /// Keeps a header or footer that no section shows for other sections, if it can be used again.
  func keep(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      view.isHidden = true
      pool.put(view, identifier)
    } else {
      view.removeFromSuperview()
    }
  }
}
