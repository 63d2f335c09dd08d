import Foundation

extension UITableView {
  // MARK: Content

  /// Whether a section has a header: a title, or a view by the delegate, which may turn out to make
  /// none for it.
  func mayHaveHeader(_ section: Int) -> Bool {
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil { return true }
    if let makes = shown.makesHeaders { return makes }
    let view = delegate.flatMap { delegate in
      OptionalMethod.viewForHeader.answer {
        delegate.tableView(self, viewForHeaderInSection: section)
      }
    }
    if let view { shown.triedHeader = (section, view) }
    shown.makesHeaders = view != nil
    return view != nil
  }

  /// The same for the footer.
  func mayHaveFooter(_ section: Int) -> Bool {
    if dataSource?.tableView(self, titleForFooterInSection: section) != nil { return true }
    if let makes = shown.makesFooters { return makes }
    let view = delegate.flatMap { delegate in
      OptionalMethod.viewForFooter.answer {
        delegate.tableView(self, viewForFooterInSection: section)
      }
    }
    if let view { shown.triedFooter = (section, view) }
    shown.makesFooters = view != nil
    return view != nil
  }

  func ensureHeader(_ section: Int) -> UIView? {
    if let view = shown.headers[section] { return view }
    let version = loading.version
    let made: UIView?
    if let tried = shown.triedHeader, tried.section == section {
      made = tried.view
      shown.triedHeader = nil
    } else {
      made = delegate?.tableView(self, viewForHeaderInSection: section)
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let view = made ?? title.map({ titleView($0, isFooter: false) }) else { return nil }
    guard version == loading.version else {
      keep(view)
      return nil
    }
    shown.headers[section] = view
    adopt(view, isFooter: false)
    return view
  }

  func ensureFooter(_ section: Int) -> UIView? {
    if let view = shown.footers[section] { return view }
    let version = loading.version
    let made: UIView?
    if let tried = shown.triedFooter, tried.section == section {
      made = tried.view
      shown.triedFooter = nil
    } else {
      made = delegate?.tableView(self, viewForFooterInSection: section)
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = made ?? title.map({ titleView($0, isFooter: true) }) else { return nil }
    guard version == loading.version else {
      keep(view)
      return nil
    }
    shown.footers[section] = view
    adopt(view, isFooter: true)
    return view
  }

  private func adopt(_ view: UIView, isFooter: Bool) {
    if let view = view as? UITableViewHeaderFooterView {
      view.table = self
      view.header.isFooter = isFooter
    }
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    view.frame.size.width = bounds.width
  }

  /// A view for a title, used again like those of the program.
  private func titleView(_ title: String, isFooter: Bool) -> UIView {
    let identifier = isFooter ? "UIKit.titleOfFooter" : "UIKit.titleOfHeader"
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    let label = view.ensureTextLabel()
    label?.text = style == .plain || isFooter ? title : title.uppercased()
    if style != .plain {
      label?.font = .preferredFont(forTextStyle: .footnote)
      label?.textColor = .secondaryLabel
    }
    return view
  }

  // MARK: Staying in sight

  /// Holds headers at the top edge and footers at the bottom edge of a plain table while rows of
  /// their sections are in sight.
  func placeFloating() {
    guard style == .plain else { return }
    let visible = visibleContentRect
    for (section, view) in shown.headers {
      let part = TablePart.header(section)
      let natural = sectionsStart + places.start(of: part)
      let height = places.height(of: part)
      let footer = places.sections[section].footer.extent
      let end = sectionsStart + places.start(ofSection: section + 1) - footer
      let y = max(natural, min(visible.minY, end - height))
      place(view, at: y, height: height)
      (view as? UITableViewHeaderFooterView)?.setPinned(y > natural)
    }
    for (section, view) in shown.footers {
      let part = TablePart.footer(section)
      let natural = sectionsStart + places.start(of: part)
      let height = places.height(of: part)
      let header = places.sections[section].header.extent
      let start = sectionsStart + places.start(ofSection: section) + header
      let y = min(natural, max(visible.maxY - height, start))
      place(view, at: y, height: height)
      (view as? UITableViewHeaderFooterView)?.setPinned(y < natural)
    }
  }
}
