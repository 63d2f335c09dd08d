import Foundation

extension UITableView {
  /// Gives back the views of what is out of sight, as far as that can be seen before those in
  /// sight are measured; so these get used again at once.
  func retire(outside sight: CGRect) {
    for place in shown.sortedRows {
      let start = sectionsStart + places.start(of: .row(place))
      let end = start + places.height(of: .row(place))
      if end <= sight.minY || start >= sight.maxY { retire(place) }
    }
    func isOut(_ section: Int) -> Bool {
      let start = sectionsStart + places.start(ofSection: section)
      return start + places.sections[section].height <= sight.minY || start >= sight.maxY
    }
    for section in shown.headers.keys.sorted() where isOut(section) { retireHeader(section) }
    for section in shown.footers.keys.sorted() where isOut(section) { retireFooter(section) }
  }

  func retire(allBut wanted: Set<TablePart>) {
    for place in shown.sortedRows where !wanted.contains(.row(place)) { retire(place) }
    for section in shown.headers.keys.sorted() where !wanted.contains(.header(section)) {
      retireHeader(section)
    }
    for section in shown.footers.keys.sorted() where !wanted.contains(.footer(section)) {
      retireFooter(section)
    }
  }

  /// Gives back a row's cell, unless it holds the first responder: that one stays out of sight, as
  /// typing goes on in it.
  func retire(_ place: RowPlace) {
    guard let cell = shown.rows[place] else { return }
    if holdsFirstResponder(cell), !loading.needsData {
      let part = TablePart.row(place)
      self.place(
        cell, at: sectionsStart + places.start(of: part), height: places.height(of: part))
      return
    }
    shown.rows[place] = nil
    end(cell, at: place)
  }

  private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let first = window?.firstResponder as? UIView else { return false }
    return first.isBelowOrEqual(to: cell)
  }

  /// Tells that a cell is no longer shown, and keeps it for other rows if it can be used again.
  func end(_ cell: UITableViewCell, at place: RowPlace) {
    if touching.cell === cell { cancelTouch() }
    cell.place = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
    // Who is told may have put the cell to other use.
    guard cell.place == nil, cell.superview === self else { return }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      pool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  func retireHeader(_ section: Int) {
    guard let view = shown.headers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    keep(view)
  }

  func retireFooter(_ section: Int) {
    guard let view = shown.footers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    keep(view)
  }

  private func keep(_ view: UIView) {
    guard view.superview === self else { return }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      view.isHidden = true
      pool.put(view, identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Gives back all that is shown, before the data is loaded anew.
  func retireEverything() {
    retire(allBut: [])
    shown.triedHeader = nil
    shown.triedFooter = nil
    shown.makesHeaders = nil
    shown.makesFooters = nil
  }
}
