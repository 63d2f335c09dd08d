import Foundation

/// The index of sections at the side of a table: a column of titles, each of which leads to a section.
final class SectionIndexView: UIView {
  /// Called with the number of the title that is touched.
  var onChoice: (@MainActor (Int) -> Void)?
  private var chosen: Int?

  var titles: [String] = [] {
    didSet { if titles != oldValue { makeLabels() } }
  }

  var color: UIColor? {
    didSet { for case let label as UILabel in subviews { label.textColor = color ?? tintColor } }
  }

  private func makeLabels() {
    for label in subviews { label.removeFromSuperview() }
    for title in titles {
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .center
      label.textColor = color ?? tintColor
      addSubview(label)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleHeight
    let top = (bounds.height - height * CGFloat(titles.count)) / 2
    for (index, label) in subviews.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  private var titleHeight: CGFloat {
    titles.isEmpty ? 0 : min(16, bounds.height / CGFloat(titles.count))
  }

  private func choose(_ touches: Set<UITouch>) {
    guard let y = touches.first?.location(in: self).y, titleHeight > 0 else { return }
    let top = (bounds.height - titleHeight * CGFloat(titles.count)) / 2
    let index = min(max(0, Int((y - top) / titleHeight)), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    onChoice?(index)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { chosen = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { chosen = nil }
}

/// The index of a table.
struct TableSectionIndex {
  var view: SectionIndexView?
  var needsTitles = true
}

extension UITableView {
  private static var indexWidth: CGFloat { 15 }

  /// Shows the index where the data source has titles for it and there are rows enough.
  func layOutSectionIndex() {
    if sectionIndex.needsTitles {
      sectionIndex.needsTitles = false
      let rows = places.sections.reduce(0) { $0 + $1.rows.count }
      let isWanted = rows >= sectionIndexMinimumDisplayRowCount
      showIndex(isWanted ? dataSource?.sectionIndexTitles(for: self) ?? [] : [])
    }
    guard let view = sectionIndex.view else { return }
    view.color = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
    let visible = visibleContentRect
    let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
    view.frame = CGRect(
      x: isForward ? bounds.maxX - Self.indexWidth : bounds.minX, y: visible.minY,
      width: Self.indexWidth, height: visible.height)
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func showIndex(_ titles: [String]) {
    guard !titles.isEmpty else {
      sectionIndex.view?.removeFromSuperview()
      sectionIndex.view = nil
      return
    }
    let view = sectionIndex.view ?? SectionIndexView(frame: .zero)
    view.titles = titles
    view.onChoice = { [weak self] in self?.userDidChooseIndexTitle(at: $0) }
    sectionIndex.view = view
    if view.superview !== self { addSubview(view) }
  }

  /// Scrolls to the section of a title, as a touch on it does.
  package func userDidChooseIndexTitle(at index: Int) {
    guard let titles = sectionIndex.view?.titles, titles.indices.contains(index), let dataSource
    else { return }
    if titles[index] == UITableView.indexSearch {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard places.sections.indices.contains(section) else { return }
    let row = places.sections[section].rows.count > 0 ? 0 : NSNotFound
    scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
  }
}
